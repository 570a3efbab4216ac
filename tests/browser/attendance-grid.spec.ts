// Verifies ATT-14, ATT-18, ATT-25.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openSignedIn } from './support/mediaSession';

/** A television station of the seed; its staff and its sites are answered as each test needs them. */
const STATION = '35838';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    PersonID: index + 1,
    FirstName: ['Ana', 'Ben', 'Carla', 'Frances'][index % 4],
    LastName: `Whitfield ${String(index + 1)}`,
    Email: `person${String(index + 1)}@example.org`,
    RecordID: index + 1,
    Identifier: STATION,
    NeedCredential: 0,
  }));

const places = ['Welch Stadium, Emporia', 'United Wireless Arena, Dodge City', 'Lewis Field, Hays'];

const sites = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ID: 5001 + index,
    Site: `${places[index % 3] ?? ''} ${String(index + 1)}`,
    Class: '6A',
    GameDate: '2030-11-30',
    EndDate: null,
  }));

async function openGrid(
  page: Page,
  staffCount: number,
  siteCount: number,
  rowCount = Math.max(staffCount, siteCount),
): Promise<void> {
  await page.route(`**/api/staff/${STATION}`, (route) => route.fulfill({ json: people(staffCount) }));
  await page.route('**/api/site/state-tournaments/1/**', (route) => route.fulfill({ json: sites(siteCount) }));
  await page.route('**/api/site/site-notifications/*', (route) => route.fulfill({ json: [] }));
  await openSignedIn(page, '/site-notification/1', 3600, STATION);
  await expect(rows(page)).toHaveCount(rowCount);
}

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('tbody tr');
const submit = (page: Page) => main(page).getByRole('button', { name: 'Submit', exact: true });
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Whether a point in the middle of a part shows the part, and nothing over it. */
const isSeen = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(x + width / 2, y + height / 2);
    return shown !== null && (element.contains(shown) || shown.contains(element));
  });

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('21 people, 8 sites, a clash, and Submit fit the window without scrolling', async ({ page }) => {
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
  });

  test('names, sites, and Submit stay in view while 50 people and 40 sites scroll', async ({ page }) => {
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
      // Below the media area's bar, whose navigation stays where it was.
      const nav = await boxOf(page.getByRole('navigation', { name: 'Media area' }));
      // A scrollbar that takes room moves it by its width.
      const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(Math.abs(nav.x - bar.x), at).toBeLessThanOrEqual(scrollbar + 0.5);
      expect(corner.y, at).toBeGreaterThanOrEqual(nav.bottom - 1);
      const [middle, edge] = await page.evaluate(() => {
        const [shown] = document
          .elementsFromPoint(innerWidth / 2, innerHeight / 2)
          .filter((one) => one.tagName === 'TD');
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
    // Nothing scrolls within the page that scrolls.
    const scrollers = await main(page).evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflow) && one.clientHeight > 0)
        .map(({ className }) => className),
    );
    expect(scrollers).toEqual([]);
  });

  test('sticky parts never cover the focused box', async ({ page }) => {
    await openGrid(page, 50, 40);
    await rows(page).first().getByRole('checkbox').first().focus();
    for (const key of [
      ...['Control+End', 'ArrowUp', 'ArrowLeft', 'Home', ...Array<string>(30).fill('ArrowUp')],
      ...['End', ...Array<string>(30).fill('ArrowLeft'), 'Control+Home'],
    ]) {
      await page.keyboard.press(key);
      expect(await isSeen(page.locator('td > input:focus')), key).toBe(true);
    }
  });

  test('the switch transposes the grid, also after a reload', async ({ page }) => {
    await openGrid(page, 21, 8);
    await main(page).getByRole('button', { name: 'Show sites as rows' }).click();
    await expect(rows(page)).toHaveCount(8);
    await expect(rows(page).first().getByRole('rowheader')).toContainText('Welch Stadium, Emporia 1');
    await page.reload();
    await expect(rows(page)).toHaveCount(8);
    await main(page).getByRole('button', { name: 'Show staff as rows' }).click();
    await expect(rows(page)).toHaveCount(21);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const picker = (page: Page, name: 'Staff member' | 'Site') => main(page).getByRole('combobox', { name });
  const sizeOf = (page: Page) =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });

  test('one person’s sites, or one site’s staff, take at most three screens', async ({ page }) => {
    await openGrid(page, 21, 12, 12);
    const first = main(page).getByRole('checkbox', {
      name: 'Ana Whitfield 1, Welch Stadium, Emporia 1',
      exact: true,
    });
    await expect(first).toBeVisible();
    for (const box of await main(page).getByRole('checkbox').all()) {
      const { x, right, width, height } = await boxOf(box);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(390);
    }
    for (const row of await rows(page).all()) expect((await boxOf(row)).height).toBeGreaterThanOrEqual(44);
    const byPerson = await sizeOf(page);
    expect(byPerson.scrollWidth).toBeLessThanOrEqual(390);
    expect(byPerson.scrollHeight).toBeLessThanOrEqual(3 * 844);

    await main(page).getByRole('button', { name: 'Choose by site' }).click();
    await expect(rows(page)).toHaveCount(21);
    await expect(first).toBeVisible();
    const bySite = await sizeOf(page);
    expect(bySite.scrollWidth).toBeLessThanOrEqual(390);
    expect(bySite.scrollHeight).toBeLessThanOrEqual(3 * 844);
    await main(page).getByRole('button', { name: 'Choose by person' }).click();
    await expect(rows(page)).toHaveCount(12);
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
  });

  test('a person is chosen from the list or stepped to, and the list counts their sites', async ({ page }) => {
    await openGrid(page, 21, 12, 12);
    const names = picker(page, 'Staff member');
    // The text beside the box belongs to it.
    await rows(page)
      .nth(1)
      .getByRole('rowheader')
      .click({ position: { x: 60, y: 12 } });
    await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked();
    await expect(names.locator('option:checked')).toHaveText('Ana Whitfield 1 · 1 site');

    await main(page).getByRole('button', { name: 'Next staff member' }).click();
    await expect(names.locator('option:checked')).toHaveText('Ben Whitfield 2');
    await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await main(page).getByRole('button', { name: 'All sites for Ben Whitfield 2' }).click();
    await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(12);
    await expect(names.locator('option:checked')).toHaveText('Ben Whitfield 2 · 12 sites !');

    await names.selectOption({ label: 'Ana Whitfield 1 · 1 site' });
    await expect(main(page).getByRole('button', { name: 'Previous staff member' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const hays = main(page).getByRole('checkbox', { name: 'Ana Whitfield 1, Lewis Field, Hays 3' });
    await expect(hays).toHaveAccessibleDescription(/: United Wireless Arena, Dodge City 2$/);
    await rows(page).first().getByRole('checkbox').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(hays).toBeFocused();
    expect(await isSeen(hays)).toBe(true);
    await expect(main(page).getByRole('region', { name: 'Changes and Submit' })).toContainText('13 added');
  });

  test('paper and a wider window have the whole grid', async ({ page }) => {
    await openGrid(page, 21, 12, 12);
    await page.emulateMedia({ media: 'print' });
    await expect(main(page).getByRole('checkbox')).toHaveCount(21 * 12);
    await page.emulateMedia({ media: 'screen' });
    await expect(main(page).getByRole('checkbox')).toHaveCount(12);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(main(page).getByRole('checkbox')).toHaveCount(21 * 12);
    await expect(picker(page, 'Staff member')).toHaveCount(0);
  });

  test('a clash takes one line until all of it is asked for', async ({ page }) => {
    await openGrid(page, 21, 8, 8);
    await main(page).getByRole('button', { name: 'Next staff member' }).click();
    await rows(page).nth(0).getByRole('checkbox').click();
    await rows(page).nth(1).getByRole('checkbox').click();
    const clash = main(page).getByText(/^Ben Whitfield 2: .* \(Football\) and .* \(Football\), both /);
    await expect(clash).toBeVisible();
    const { height } = await boxOf(clash);
    await main(page).getByRole('button', { name: 'Show all' }).click();
    expect((await boxOf(clash)).height).toBeGreaterThanOrEqual(3 * height);
    await main(page).getByRole('button', { name: 'Show less' }).click();
    expect((await boxOf(clash)).height).toBe(height);
    expect((await sizeOf(page)).scrollWidth).toBeLessThanOrEqual(390);
  });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${String(width)} px, a long list of clashes leaves the grid and Submit in view`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openGrid(page, 21, 8);
    await main(page)
      .getByRole('checkbox')
      .evaluateAll((boxes) => {
        for (const one of boxes as HTMLElement[]) one.click();
      });
    await page.setViewportSize({ width, height });
    await main(page).getByRole('button', { name: 'and 20 more' }).click();
    const bar = await boxOf(main(page).getByRole('region', { name: 'Changes and Submit' }));
    expect(bar.height).toBeLessThan(height / 2);
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
    expect(await isSeen(submit(page))).toBe(true);
    const list = main(page).getByRole('group', { name: 'Double-bookings' });
    expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    await main(page).getByRole('button', { name: 'Show fewer' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(list).toBeFocused();
  });
}
