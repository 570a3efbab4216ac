// Verifies OPS-2, A11Y-2.
import { expect, test, type Page } from '@playwright/test';
import { pressOn, tabTo, typeInto } from './support/keyboard';
import { addressOf } from './support/publicScreens';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('the listing is searched, paged, and opened by keyboard alone', async ({ page }) => {
  await page.goto(addressOf('/media-listing'));
  await expect(main(page).locator('tbody a').first()).toBeVisible();
  await pressOn(page, page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next →' }));
  await expect(page).toHaveURL(/page=2/);
  await typeInto(page, page.getByRole('searchbox', { name: 'Search by name' }), 'KSNX');
  const organization = main(page).locator('tbody').getByRole('link', { name: 'KSNX-TV Channel 7' });
  await expect(organization).toBeVisible();
  await pressOn(page, organization);
  await expect(title(page)).toHaveText('KSNX-TV Channel 7');
  await expect(title(page)).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: /Back to the listing/ }));
  await expect(organization).toBeVisible();
});

test('a listing is requested by keyboard alone', async ({ page }) => {
  await page.goto(addressOf('/media-request'));
  await expect(field(page, 'County').getByRole('option', { name: 'Chase' })).toBeAttached();
  for (const [label, text] of Object.entries({
    Organization: 'Keyboard Radio',
    Type: 'Radio',
    Address: '12 Elm St',
    City: 'Cottonwood Falls',
    State: 'Kansas',
    County: 'Chase',
    Zip: '66845',
    Phone: '620-555-0190',
    Email: 'desk@keyboard.example',
    'First Name': 'Flo',
    'Last Name': "O'Hara",
  })) {
    const control = field(page, label);
    // Typing chooses in a list; there is nothing to select in it first.
    if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') {
      await tabTo(page, control);
      await page.keyboard.type(text);
    } else await typeInto(page, control, text);
  }
  await pressOn(page, field(page, 'I am not a robot'), 'Space');
  await pressOn(page, main(page).getByRole('button', { name: 'Submit' }));
  await expect(page.getByRole('heading', { name: 'Your request has been submitted' })).toBeFocused();
});

test('password recovery and login work by keyboard alone', async ({ page }) => {
  await page.goto(addressOf('/login'));
  await pressOn(page, main(page).getByText('Forgot your password?'));
  await expect(page.getByRole('heading', { name: 'Recover your password' })).toBeFocused();
  await typeInto(page, field(page, 'Email'), 'nobody@nowhere.example');
  await typeInto(page, page.getByLabel('Organization name'), 'Nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/a new password is on its way/)).toBeVisible();
  await page.goto(addressOf('/login'));
  await typeInto(page, field(page, 'Email'), 'news@khgp963.example');
  await typeInto(page, field(page, 'Password'), 'prairie-sky-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf('/media-change'));
  await expect(title(page)).toBeFocused();
});

test('the menus and the skip link work by keyboard alone', async ({ page }) => {
  await page.goto(addressOf('/psa'));
  await pressOn(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(main(page)).toBeFocused();
  const site = page.getByRole('navigation', { name: 'Association' });
  await pressOn(page, site.getByRole('button', { name: 'Media', exact: true }));
  await pressOn(page, site.getByRole('link', { name: 'Media Listing' }));
  await expect(title(page)).toHaveText('Media Listing');
  await expect(title(page)).toBeFocused();
});

test('the check finds a tab stop without a visible focus', async ({ page }) => {
  await page.goto(addressOf('/login'));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('input:focus-visible { outline: none !important; box-shadow: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(tabTo(page, page.getByRole('button', { name: 'Login', exact: true }))).rejects.toThrow(/input/);
});
