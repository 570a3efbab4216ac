// Verifies MED-4, ATT-11, PERF-6, A11Y-2, A11Y-5.
import { expect, test, type Page } from '@playwright/test';
import { pressOn } from './support/keyboard';
import { openSignedIn, tokenFor } from './support/mediaSession';
import { STATION } from './support/mediaStates';

const main = (page: Page) => page.getByRole('main');

/** Opens a screen of the station with an eye on all that moves in it. */
async function openWatched(page: Page, address: string): Promise<void> {
  const token = await tokenFor(3600, STATION);
  await page.addInitScript((text) => {
    localStorage.setItem('media_id_token', text);
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, token);
  await page.goto(`/mediareact${address}`);
}

const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));

for (const [address, drawn] of [
  ['/media-change', '.ant-table'],
  ['/site-notification?view=who-is-where', '.ant-segmented'],
  ['/site-notification?view=who-is-where&as=month', '.ant-picker-calendar'],
] as const) {
  for (const width of [1024, 1440]) {
    test(`nothing shifts on ${address} when antd takes over, at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWatched(page, address);
      await expect(main(page).locator(drawn)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shifted(page)).toBeLessThanOrEqual(0.01);
    });
  }
}

test('staff can be sorted, filtered, and selected by keyboard to request credentials', async ({ page }) => {
  await openSignedIn(page, '/media-change', 3600, STATION);
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

test('the views of "Who is where" are radio buttons stored in the address, and a month’s days are links', async ({
  page,
}) => {
  await openSignedIn(page, '/site-notification?view=who-is-where', 3600, STATION);
  await expect(main(page).locator('.ant-segmented')).toBeVisible();
  const views = main(page).getByRole('radiogroup', { name: 'View' });
  await views.getByRole('radio', { name: 'Weeks' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/as=month$/);
  await expect(views.getByRole('radio', { name: 'Month' })).toBeChecked();
  await expect(views.getByRole('radio', { name: 'Month' })).toBeFocused();

  const month = main(page).getByRole('table', { name: 'Who is where in November 2026' });
  await expect(main(page).locator('.ant-picker-calendar')).toBeVisible();
  await pressOn(page, main(page).getByRole('link', { name: 'December 2026 →' }));
  await expect(main(page).getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'January 2027 →' })).toBeFocused();
  await pressOn(page, main(page).getByRole('link', { name: '← November 2026' }));
  await pressOn(page, month.getByRole('link', { name: 'Football, 6A' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Football');
});

test("a month's days stand below each other on a phone, and only days of the month that have events", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/site-notification?view=who-is-where&as=month&month=2027-03', 3600, STATION);
  await expect(main(page).locator('.ant-picker-calendar')).toBeVisible();
  const days = main(page).getByRole('table').locator('td:visible');
  await expect(days).toHaveText([/^4Thu, Mar 4/, /^5Fri/, /^10Wed/, /^11Thu/, /^12Fri/, /^13Sat/]);
  const ends = await days.evaluateAll((cells) =>
    cells.map((cell) => {
      const { top } = cell.getBoundingClientRect();
      const last = [...cell.querySelectorAll('li')].at(-1);
      return { top, bottom: last?.getBoundingClientRect().bottom ?? top };
    }),
  );
  for (const [index, { top }] of ends.entries()) {
    expect(top).toBeGreaterThanOrEqual(ends[index - 1]?.bottom ?? 0);
  }
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
