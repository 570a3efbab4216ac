// Verifies A11Y-1, A11Y-3.
import { expect, type Page } from '@playwright/test';
import { test } from './support/agreementScreen';
import { axeFindings } from './support/axeFindings';

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [390, 1440]) {
  test(`axe finds nothing and nothing overflows in any step at ${String(width)} px`, async ({ page, agreement }) => {
    const size = { width, height: 900 };
    await page.setViewportSize(size);
    const check = async (): Promise<void> => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      // Between the two, only widths differ.
      await page.setViewportSize({ ...size, width: 1024 });
      expect(await overflow(page), 'at 1024 px').toBeLessThanOrEqual(0);
      await page.setViewportSize(size);
    };
    await expect(agreement.main.getByRole('radio', { name: 'Television' })).toBeVisible();
    await check();
    for (const type of ['Television', 'Internet Video Streaming']) {
      await agreement.main.getByRole('radio', { name: type }).check();
      await agreement.button('Review Agreement').click();
      await expect(agreement.group('Please correct the form')).toBeFocused();
      await check();
    }
    await agreement.fill({
      type: 'Radio or Internet Audio',
      event: { Activity: 'Girls Basketball', 'Playoff Level': 'Regional', Class: '6A', Site: 'Lenexa Regional' },
      schools: ['Manhattan High School'],
      dates: ['2/26/2027'],
      choices: { 'Event Site': /^Lenexa Gymnasium/, Landline: 'Yes', Cellphone: 'No' },
    });
    await check();
    await agreement.review();
    await check();
    await agreement.button('YES').click();
    await expect(agreement.heading('Your agreement has been submitted')).toBeVisible();
    await check();
    // antd's own styles would take it away.
    await expect(agreement.main.getByRole('link', { name: 'manager@lenexa-regional.example' })).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
  });
}
