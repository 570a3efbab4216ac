// Verifies ATT-14, ATT-18.
import { expect } from '@playwright/test';
import { boxOf, isSeen, main, openGrid, rows, submit } from './support/attendanceGrid';
import { test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('21 people, 8 sites, a clash, and Submit fit the window, and so do clashes of everyone, also on a phone', async ({
  page,
}) => {
  await openGrid(page, 21, 8);
  await rows(page).nth(4).getByRole('checkbox').nth(0).click();
  await rows(page).nth(4).getByRole('checkbox').nth(3).click();
  await expect(main(page).getByText(/^Ana Whitfield 5: .* \(Football\) and .* \(Football\), both /)).toBeVisible();

  const bar = await boxOf(main(page).getByRole('region', { name: 'Changes and Submit' }));
  expect(bar.bottom).toBeLessThanOrEqual(900);
  const table = await boxOf(main(page).getByRole('table'));
  expect(table.bottom).toBeLessThanOrEqual(bar.y + 1);
  expect(table.right).toBeLessThanOrEqual(1440);
  await expect(submit(page)).toBeInViewport({ ratio: 1 });
  for (const part of await main(page).locator('th[scope]').all()) expect(await isSeen(part)).toBe(true);
  for (const row of [0, 20]) {
    const last = rows(page).nth(row).getByRole('checkbox').last();
    expect(await isSeen(last)).toBe(true);
    const { width, height } = await boxOf(last);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect((await boxOf(rows(page).nth(row))).height).toBeLessThanOrEqual(29);
  }
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await main(page)
    .getByRole('checkbox', { checked: false })
    .evaluateAll((boxes) => {
      for (const one of boxes as HTMLElement[]) one.click();
    });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const at = `at ${String(width)} px`;
    await page.setViewportSize({ width, height });
    await main(page).getByRole('button', { name: 'and 20 more' }).click();
    const { height: high } = await boxOf(main(page).getByRole('region', { name: 'Changes and Submit' }));
    expect(high, at).toBeLessThan(height / 2);
    await expect(submit(page), at).toBeInViewport({ ratio: 1 });
    expect(await isSeen(submit(page)), at).toBe(true);
    const list = main(page).getByRole('group', { name: 'Double-bookings' });
    expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight), at).toBe(true);
    await main(page).getByRole('button', { name: 'Show fewer' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(list, at).toBeFocused();
    await main(page).getByRole('button', { name: 'Show fewer' }).click();
  }
});

test('names, sites, and Submit stay in view while 50 people and 40 sites scroll, and never cover the focused box', async ({
  page,
}) => {
  await openGrid(page, 50, 40);
  const bar = await boxOf(page.getByRole('navigation', { name: 'Media area' }));
  for (const [left, top] of [
    [900, 500],
    [100_000, 700],
    [0, 900],
    [1500, 0],
  ] as const) {
    await page.evaluate(([x, y]) => window.scrollTo({ left: x, top: y, behavior: 'instant' }), [left, top] as const);
    const at = `scrolled to ${String(left)}, ${String(top)}`;
    await expect(submit(page), at).toBeInViewport({ ratio: 1 });
    expect(await isSeen(submit(page)), at).toBe(true);
    const heads = main(page).locator('thead th[scope=col]');
    const corner = await boxOf(heads.first());
    if (left > 0) expect(corner.x, at).toBeLessThanOrEqual(1);
    // The grid's header row stays below the media navigation, which does not move while the grid scrolls.
    const nav = await boxOf(page.getByRole('navigation', { name: 'Media area' }));
    // A scrollbar that takes up room moves the navigation by the scrollbar's width.
    const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(Math.abs(nav.x - bar.x), at).toBeLessThanOrEqual(scrollbar + 0.5);
    expect(corner.y, at).toBeGreaterThanOrEqual(nav.bottom - 1);
    const [middle, edge] = await page.evaluate(() => {
      const [shown] = document.elementsFromPoint(innerWidth / 2, innerHeight / 2).filter((one) => one.tagName === 'TD');
      const cell = shown as HTMLTableCellElement;
      const row = cell.parentElement as HTMLTableRowElement;
      const head = row.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
      const name = row.cells[0];
      return [head?.getBoundingClientRect().toJSON(), name?.getBoundingClientRect().toJSON()] as DOMRect[];
    });
    expect(middle?.top, at).toBeGreaterThanOrEqual(0);
    expect(middle?.bottom, at).toBeLessThanOrEqual(450);
    expect(edge?.left, at).toBeGreaterThanOrEqual(0);
    expect(edge?.right, at).toBeLessThanOrEqual(720);
  }
  // Only the page itself scrolls, and no element in it.
  const scrollers = await main(page).evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflow) && one.clientHeight > 0)
      .map(({ className }) => className),
  );
  expect(scrollers).toEqual([]);

  await page.evaluate(() => window.scrollTo({ left: 0, top: 0, behavior: 'instant' }));
  await rows(page).first().getByRole('checkbox').first().focus();
  for (const key of [
    'Control+End',
    'ArrowUp',
    'ArrowLeft',
    'Home',
    ...Array<string>(30).fill('ArrowUp'),
    'End',
    ...Array<string>(30).fill('ArrowLeft'),
    'Control+Home',
  ]) {
    await page.keyboard.press(key);
    expect(await isSeen(page.locator('td > input:focus')), key).toBe(true);
  }
});
