// Verifies ATT-25.
import { expect, type Page } from '@playwright/test';
import { boxOf, isSeen, main, openGrid, rows, submit } from './support/attendanceGrid';
import { test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

const boxes = (page: Page) => main(page).getByRole('checkbox');
const picker = (page: Page) => main(page).getByRole('combobox', { name: 'Staff member' });

async function expectThreeScreens(page: Page): Promise<void> {
  const { scrollWidth, scrollHeight } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  expect(scrollWidth).toBeLessThanOrEqual(390);
  expect(scrollHeight).toBeLessThanOrEqual(3 * 844);
}

test('one person’s sites, or one site’s staff, take at most three screens; paper and a wider window have the whole grid', async ({
  page,
}) => {
  await openGrid(page, 21, 12, 12);
  const first = main(page).getByRole('checkbox', { name: 'Ana Whitfield 1, Welch Stadium, Emporia 1', exact: true });
  await expect(first).toBeVisible();
  for (const box of await boxes(page).all()) {
    const { x, right, width, height } = await boxOf(box);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
  }
  for (const row of await rows(page).all()) expect((await boxOf(row)).height).toBeGreaterThanOrEqual(44);
  await expectThreeScreens(page);

  await main(page).getByRole('button', { name: 'Choose by site' }).click();
  await expect(rows(page)).toHaveCount(21);
  await expect(first).toBeVisible();
  await expectThreeScreens(page);
  await main(page).getByRole('button', { name: 'Choose by person' }).click();
  await expect(rows(page)).toHaveCount(12);
  await expect(submit(page)).toBeInViewport({ ratio: 1 });

  await page.emulateMedia({ media: 'print' });
  await expect(boxes(page)).toHaveCount(21 * 12);
  await page.emulateMedia({ media: 'screen' });
  await expect(boxes(page)).toHaveCount(12);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(boxes(page)).toHaveCount(21 * 12);
  await expect(picker(page)).toHaveCount(0);
});

test('a person is chosen from the list or stepped to, the list counts their sites, and a clash takes one line', async ({
  page,
}) => {
  await openGrid(page, 21, 12, 12);
  // A click on the text beside the box toggles the box, too.
  await rows(page)
    .nth(1)
    .getByRole('rowheader')
    .click({ position: { x: 60, y: 12 } });
  await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked();
  await expect(picker(page).locator('option:checked')).toHaveText('Ana Whitfield 1 · 1 site');

  await main(page).getByRole('button', { name: 'Next staff member' }).click();
  await expect(picker(page).locator('option:checked')).toHaveText('Ben Whitfield 2');
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await rows(page).nth(0).getByRole('checkbox').click();
  await rows(page).nth(1).getByRole('checkbox').click();
  // A clash takes one line until the user presses Show all.
  const clash = main(page).getByText(/^Ben Whitfield 2: .* \(Football\) and .* \(Football\), both /);
  await expect(clash).toBeVisible();
  const { height } = await boxOf(clash);
  await main(page).getByRole('button', { name: 'Show all' }).click();
  expect((await boxOf(clash)).height).toBeGreaterThanOrEqual(3 * height);
  await main(page).getByRole('button', { name: 'Show less' }).click();
  expect((await boxOf(clash)).height).toBe(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await main(page).getByRole('button', { name: 'All sites for Ben Whitfield 2' }).click();
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(12);
  await expect(picker(page).locator('option:checked')).toHaveText('Ben Whitfield 2 · 12 sites !');

  await picker(page).selectOption({ label: 'Ana Whitfield 1 · 1 site' });
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
