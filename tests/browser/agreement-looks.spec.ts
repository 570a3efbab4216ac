// Verifies AGR-24, A11Y-1, A11Y-3.
import { expect, type Page } from '@playwright/test';
import { audioWalk, test } from './support/agreementScreen';
import { axeFindings } from './support/axeFindings';
import { sheetsOf } from './support/sheetsOf';

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('axe finds nothing and nothing overflows in any step at any width', async ({ page, agreement }) => {
  const check = async (): Promise<void> => {
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${String(width)} px`).toBeLessThanOrEqual(0);
      // At 1024 px, only widths differ from the other two windows, so axe would find nothing new.
      if (width !== 1024) expect(await axeFindings(page), `at ${String(width)} px`).toEqual([]);
    }
  };
  await expect(agreement.main.getByRole('radio', { name: 'Television' })).toBeVisible();
  await check();
  for (const type of ['Television', 'Internet Video Streaming']) {
    await agreement.main.getByRole('radio', { name: type }).check();
    await agreement.button('Review Agreement').click();
    await expect(agreement.group('Please correct the form')).toBeFocused();
    await check();
    if (type === 'Television') {
      // The icon of an error of two lines stands at its first line.
      const error = page.locator('#field-level-error');
      const [text, icon] = [await error.boundingBox(), await error.locator('svg').boundingBox()];
      expect(text?.height).toBeGreaterThan(40);
      expect((icon?.y ?? 0) - (text?.y ?? 0)).toBeLessThanOrEqual(5);
    }
  }
  await agreement.fill(audioWalk);
  await check();
  await agreement.review();
  await check();
  await agreement.button('YES').click();
  await expect(agreement.heading('Your agreement has been submitted')).toBeVisible();
  await check();
  expect(await sheetsOf(page)).toEqual(['tall']);
  // antd's own styles would remove the underline.
  await expect(agreement.main.getByRole('link', { name: 'manager@lenexa-regional.example' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await agreement.main.getByRole('link', { name: 'Request New Agreement' }).click();
  await expect(agreement.heading('Submitted from this browser')).toBeVisible();
  await check();
});
