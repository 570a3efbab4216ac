// Verifies NAV-12, REQ-10, OPS-2, A11Y-2.
import { expect, type Page } from '@playwright/test';
import { pressOn, tabTo, typeInto } from './support/keyboard';
import { addressOf } from './support/publicScreens';
import { test } from './support/test';

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

/** Seconds of the keystroke-level model (Card, Moran, and Newell): a key of an average typist, a thought before a field. */
const KEY_S = 0.28;
const THOUGHT_S = 1.35;

test('a listing is requested by keyboard alone, by a practiced typist within 90 seconds', async ({ page }) => {
  await page.goto(addressOf('/media-request'));
  await expect(field(page, 'County').getByRole('option', { name: 'Chase' })).toBeAttached();
  const keys = await page.evaluateHandle(() => {
    const count = { pressed: 0 };
    document.addEventListener('keydown', () => (count.pressed += 1));
    return count;
  });
  const typed = Object.entries({
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
  });
  for (const [label, text] of typed) {
    const control = field(page, label);
    // Typing in a list chooses an option; unlike a field, it has no text to replace.
    if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') {
      await tabTo(page, control);
      await page.keyboard.type(text);
    } else await typeInto(page, control, text);
  }
  await pressOn(page, field(page, 'I am not a robot'), 'Space');
  await pressOn(page, main(page).getByRole('button', { name: 'Submit' }));
  await expect(page.getByRole('heading', { name: 'Your request has been submitted' })).toBeFocused();
  const { pressed } = await keys.jsonValue();
  expect(pressed * KEY_S + (typed.length + 2) * THOUGHT_S).toBeLessThanOrEqual(90);
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
  await expect(page).toHaveURL(addressOf('/psa'));
  const site = page.getByRole('navigation', { name: 'Association' });
  const menu = site.getByRole('button', { name: 'Media', exact: true });
  const link = site.getByRole('link', { name: 'Media Listing' });
  await pressOn(page, menu);
  await tabTo(page, link);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Space');
  await pressOn(page, link);
  await expect(title(page)).toHaveText('Media Listing');
  await expect(title(page)).toBeFocused();
  await expect(link).toBeHidden();
});
