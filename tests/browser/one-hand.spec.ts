// Verifies APR-7, ATT-11.
import { expect, type Page } from '@playwright/test';
import { KSNX, openSignedIn } from './support/mediaSession';
import { test } from './support/test';

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
