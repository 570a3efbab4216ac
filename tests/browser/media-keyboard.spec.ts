// Verifies MED-4, A11Y-2.
import { expect, type Page } from '@playwright/test';
import { pressOn, tabTo, typeInto } from './support/keyboard';
import { KSNX, openSignedIn } from './support/mediaSession';
import { test } from './support/test';

/** A radio station of the seed with a director only; no other test changes it. */
const RADIO = '43757';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const inRow = (page: Page, person: string, name: string) =>
  main(page).getByRole('row', { name: person }).getByRole('button', { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('an assistant is added, edited and deleted, and the organization edited, by keyboard alone', async ({ page }) => {
  await openSignedIn(page, '/media-change', 3600, RADIO);
  await pressOn(page, button(page, 'Add Assistant'));
  await expect(title(page)).toBeFocused();
  await typeInto(page, page.getByLabel('First Name'), 'Dorothy');
  await typeInto(page, page.getByLabel('Last Name'), 'Gale');
  await typeInto(page, page.getByLabel('Email'), 'dorothy@khgp963.example');
  await pressOn(page, button(page, 'Submit'));
  await expect(title(page)).toHaveText('Media Home');
  await expect(title(page)).toBeFocused();
  await expect(inRow(page, 'Dorothy Gale', 'Edit')).toBeVisible();

  await pressOn(page, inRow(page, 'Dorothy Gale', 'Edit'));
  await typeInto(page, page.getByLabel('Last Name'), 'Gale-Hickory');
  await pressOn(page, button(page, 'Submit'));
  await expect(inRow(page, 'Dorothy Gale-Hickory', 'Edit')).toBeVisible();

  await pressOn(page, inRow(page, 'Dorothy Gale-Hickory', 'Delete'));
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  // Escape leaves everything as it was and gives the focus back.
  await page.keyboard.press('Escape');
  await expect(inRow(page, 'Dorothy Gale-Hickory', 'Delete')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, question.getByRole('button', { name: 'Delete' }));
  await expect(main(page).getByRole('row', { name: 'Dorothy Gale-Hickory' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Staff: primary contact and assistants' })).toBeFocused();

  await pressOn(page, button(page, 'Edit').first());
  await typeInto(page, page.getByLabel('Phone'), '620-555-0111');
  await pressOn(page, button(page, 'Submit'));
  await expect(title(page)).toHaveText('Media Home');
  await expect(main(page).getByText('620-555-0111')).toBeVisible();
});

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
  await expect(title(page)).toHaveText('Request Yearly Credentials');
});

test('attendance is selected by keyboard alone', async ({ page }) => {
  await openSignedIn(page, '/site-notification', 3600, KSNX.identifier);
  await pressOn(page, main(page).getByRole('link', { name: /^Football/ }));
  await expect(title(page)).toBeFocused();
  const boxes = main(page).getByRole('checkbox');
  await tabTo(page, boxes.first());
  const before = await boxes.first().isChecked();
  await page.keyboard.press('Space');
  await expect(boxes.first()).toBeChecked({ checked: !before });
  await page.keyboard.press('ArrowRight');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const row = main(page).locator('tbody tr').nth(1);
  await expect(row.getByRole('checkbox').nth(1)).toBeFocused();
  await expect(main(page).getByText(/^1 change: /)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(boxes.first()).toBeChecked({ checked: before });
  // A range of two by two.
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
  const corner = main(page).locator('tbody tr').nth(2).getByRole('checkbox').nth(2);
  await expect(corner).toBeChecked();
  await expect(row.getByRole('checkbox').nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  // A whole column, from its heading.
  const headings = main(page).locator('thead');
  await tabTo(page, headings.getByRole('button', { name: /^All (?:staff|sites) for/ }).last(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const last = main(page).locator('tbody tr').last().getByRole('checkbox').last();
  await expect(last).toBeChecked();
  // Undoes the column, because other tests read the station's board meanwhile.
  await page.keyboard.press('Control+z');
  await expect(last).not.toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Submit')).toBeFocused();
  await pressOn(page, button(page, 'Submit'));
  await expect(page.getByRole('heading', { name: 'Your site selections have been saved' })).toBeFocused();
});

test('yearly credentials are requested by keyboard alone', async ({ page }) => {
  // Uses KSNX, because another test adds and deletes an assistant of the radio station meanwhile.
  await openSignedIn(page, '/credential-selection', 3600, KSNX.identifier);
  const person = main(page).getByRole('checkbox').first();
  const before = await person.isChecked();
  await pressOn(page, person, 'Space');
  await expect(person).toBeChecked({ checked: !before });
  await pressOn(page, button(page, 'Submit'));
  await expect(
    main(page)
      .getByText(/submitted/i)
      .first(),
  ).toBeVisible();
});

test('a school is found, opened, and left, and the session ended, by keyboard alone', async ({ page }) => {
  await openSignedIn(page, '/school-directory', 3600, RADIO);
  await typeInto(page, page.getByLabel('City'), 'Salina');
  await page.keyboard.press('Enter');
  const school = main(page).locator('tbody').getByRole('link').first();
  await pressOn(page, school);
  await expect(title(page)).toBeFocused();
  await pressOn(page, main(page).getByRole('link', { name: 'Coaches' }).first());
  await expect(title(page)).toContainText('Coaches and Sponsors');
  await expect(title(page)).toBeFocused();
  await pressOn(page, main(page).getByRole('link', { name: 'Back To Search' }));
  await expect(page).toHaveURL(/city=Salina/);
  await expect(school).toBeVisible();
  await pressOn(page, page.getByRole('navigation', { name: 'Media area' }).getByRole('button', { name: 'Logout' }));
  await expect(title(page)).toHaveText('General Information');
  expect(await page.evaluate(() => localStorage.getItem('media_id_token'))).toBeNull();
});
