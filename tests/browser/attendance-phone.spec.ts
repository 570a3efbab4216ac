// Verifies ATT-25.
import { expect, test, type Page } from '@playwright/test';
import { boxOf, isSeen, main, openGrid, rows, submit } from './support/attendanceGrid';

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
