// Verifies MED-4, ATT-11, PERF-6, A11Y-2, A11Y-5.
import { expect, test, type Page } from '@playwright/test';
import { pressOn } from './support/keyboard';
import { KSNX, openSignedIn } from './support/mediaSession';
import { observePage, readObservations } from './support/observePage';
import { settled } from './support/settled';

const main = (page: Page) => page.getByRole('main');

/** Opens a screen of the station with an eye on all that moves in it. */
async function openWatched(page: Page, address: string): Promise<void> {
  await observePage(page);
  await openSignedIn(page, address, 3600, KSNX.identifier);
}

for (const [address, drawn] of [
  ['/media-change', '.ant-table'],
  ['/media-update', '.ant-select'],
  ['/school-directory?name=High', '.ant-table'],
  ['/site-notification?view=who-is-where', '.ant-segmented'],
] as const) {
  for (const width of [390, 1024, 1440]) {
    test(`nothing shifts on ${address} when antd arrives, at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWatched(page, address);
      await expect(main(page).locator(drawn).first()).toBeVisible();
      await settled(page);
      expect((await readObservations(page)).shift).toBeLessThanOrEqual(0.01);
    });
  }
}

test('staff can be sorted, filtered, and selected by keyboard to request credentials', async ({ page }) => {
  await openSignedIn(page, '/media-change', 3600, KSNX.identifier);
  const table = main(page).getByRole('table', { name: 'Staff: primary contact and assistants' });
  await expect(main(page).locator('.ant-table')).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveCount(21);
  await expect(table.getByRole('rowheader').first()).toHaveText(/Shirley Roth$/);

  await pressOn(page, table.getByRole('button', { name: 'Name' }));
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/staff-sort=name$/);
  await page.keyboard.press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');

  await pressOn(page, main(page).getByRole('checkbox', { name: /^Credential not requested/ }), 'Space');
  await pressOn(page, table.getByRole('checkbox').first(), 'Space');
  await pressOn(page, table.getByRole('checkbox').nth(1), 'Space');
  await pressOn(page, main(page).getByRole('link', { name: 'Request credentials for 2' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Yearly Credentials');
});

test('the views of "Who is where" are radio buttons stored in the address', async ({ page }) => {
  await openSignedIn(page, '/site-notification?view=who-is-where', 3600, KSNX.identifier);
  await expect(main(page).locator('.ant-segmented')).toBeVisible();
  const views = main(page).getByRole('radiogroup', { name: 'View' });
  await views.getByRole('radio', { name: 'Weeks' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/as=list$/);
  await expect(views.getByRole('radio', { name: 'List' })).toBeChecked();
  await expect(views.getByRole('radio', { name: 'List' })).toBeFocused();
});

test('the logo is not cropped', async ({ page }) => {
  await openWatched(page, '/media-change');
  const logo = main(page).locator('[data-shape="square"] img');
  await expect(logo).toBeVisible();
  const box = await logo.boundingBox();
  const frame = await main(page).locator('[data-shape="square"]').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(frame?.height ?? 0);
  await expect(logo).toHaveCSS('object-fit', 'contain');
});
