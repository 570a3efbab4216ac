// Verifies NAV-17, APR-7, ATT-11.
import { expect, test, type Page } from '@playwright/test';
import { KSNX, openSignedIn } from './support/mediaSession';

test('rows and buttons of the desk have their heights', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, '/school-directory?name=High');
  const heightOf = async (selector: string): Promise<number> =>
    Math.round((await page.getByRole('main').locator(selector).first().boundingBox())?.height ?? 0);
  await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible();
  expect(await heightOf('button:has-text("New Search")'), 'button').toBe(32);
  const results = await page.getByRole('table', { name: 'Schools found' }).boundingBox();
  expect(results?.y, 'first school').toBeLessThanOrEqual(330);
  await page.goto('/mediareact/media-change');
  await expect(page.getByRole('main').locator('dl > div').first()).toBeVisible();
  expect(await heightOf('dl > div:nth-child(2)'), 'fact').toBe(36);
  await page.goto('/mediareact/credential-selection');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(await heightOf('button[type=submit]'), 'primary action of a form').toBe(44);
});

async function expectThreeWindows(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  await expect(page.getByText(/Past events|of 8 sites covered/).first()).toBeVisible();
  const box = await page.getByRole('main').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(3 * 844);
}

test('the activities of a large staff are at most three windows high on a phone, as is who is where, which opens at the next month and prints all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/site-notification', 3600, KSNX.identifier);
  await expectThreeWindows(page);
  await page.goto('/mediareact/site-notification?view=who-is-where');
  await expectThreeWindows(page);
  const tables = page.getByRole('table', { name: /^Who is where: / });
  await expect(tables.first()).toBeVisible();
  await expect(tables).toHaveCount(1);
  const months = page.locator('summary').filter({ hasText: /^(\w+ \d{4}|No date yet) \(\d+\)$/ });
  const count = await months.count();
  expect(count).toBeGreaterThan(1);
  await months.first().click();
  await expect(tables).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(tables).toHaveCount(count);
  await page.emulateMedia({ media: 'screen' });
  await expect(tables).toHaveCount(0);
});

test('a host manager sees the button at once on a phone, as wide as the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mediareact/agreement/1/6f1c7a0e-1c52-4e0b-9d6b-2b1f0c3d4e5f');
  const button = page.getByRole('button', { name: 'Approve' });
  await expect(button).toBeVisible();
  const { y, width } = (await button.boundingBox()) ?? { y: Infinity, width: 0 };
  expect(y).toBeLessThanOrEqual(420);
  expect(width).toBeGreaterThan(300);
});
