// Verifies NAV-15, SES-14, SES-17, SES-19, REL-3.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { chooseFrom } from './support/chooseFrom';
import { contents } from './support/failWrites';
import { COURIER, endedDialog, openSignedIn, shortenSession, signInAgain } from './support/mediaSession';
import { addressOf, prerenderedScreens } from './support/publicScreens';
import { settled } from './support/settled';
import { watchConsole } from './support/watchConsole';

const logout = (page: Page) =>
  page.getByRole('navigation', { name: 'Media area' }).getByRole('button', { name: 'Logout' });

interface Form {
  address: string;
  /** Enters something, and says where to go on typing; a grid has no such place. */
  enter: (page: Page) => Promise<Locator | undefined>;
}

const forms: Form[] = [
  { address: '/media-update', enter: async (page) => Promise.resolve(page.getByLabel('Organization')) },
  { address: '/primary-update', enter: async (page) => Promise.resolve(page.getByLabel('Last Name')) },
  {
    address: '/add-assistant',
    enter: async (page) => {
      await page.getByLabel('First Name').fill('Dorothy');
      return page.getByLabel('Last Name');
    },
  },
  {
    address: '/site-notification/1',
    enter: async (page) => {
      for (const index of [0, 3, 5]) await page.getByRole('main').getByRole('checkbox').nth(index).click();
      return undefined;
    },
  },
  {
    address: '/credential-selection',
    enter: async (page) => {
      await page.getByRole('main').getByRole('checkbox').last().click();
      return undefined;
    },
  },
  {
    address: '/agreement',
    enter: async (page) => {
      await page.getByRole('radio', { name: /Internet Video/ }).check();
      await chooseFrom(page.getByRole('combobox', { name: 'Activity' }), 'Volleyball');
      await page.getByLabel('Email', { exact: true }).fill('dorothy@courier.example');
      return page.getByLabel('Name', { exact: true });
    },
  },
];

/** Types on until the dialog stands there; returns what was typed. */
async function typeUntilEnded(page: Page, into: Locator): Promise<string> {
  await into.focus();
  await into.press('End');
  let typed = '';
  while (!(await endedDialog(page).isVisible())) {
    const letter = 'the quick brown fox '.charAt(typed.length % 20);
    await page.keyboard.type(letter);
    typed += letter;
  }
  return typed;
}

for (const { address, enter } of forms) {
  test(`${address} keeps every character when the session ends while the user types`, async ({ page }) => {
    await openSignedIn(page, address);
    const field = await enter(page);
    await shortenSession(page, 2);
    const before = (await field?.inputValue()) ?? '';
    const typed = field === undefined ? '' : await typeUntilEnded(page, field);
    await expect(endedDialog(page)).toBeVisible();
    const kept = await contents(page);
    if (field !== undefined) {
      // The last letter may have been typed when the dialog had just come; it must not have gone into its fields.
      expect([before + typed, (before + typed).slice(0, -1)]).toContain(await field.inputValue());
      await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(COURIER.email);
      await expect(page.getByRole('dialog').getByLabel('Password')).toHaveValue('');
    }

    await signInAgain(page, undefined, 'not the password');
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('username or password is incorrect!');
    await signInAgain(page);
    await expect(endedDialog(page)).toBeHidden();
    await settled(page);
    expect(await contents(page)).toEqual(kept);
    if (field !== undefined) {
      await expect(field).toBeFocused();
      await page.keyboard.type(' jumps');
      await expect(field).toHaveValue(/ jumps$/);
    }
  });
}

test('a logout sends the other tab to the home page, and Back opens nothing', async ({ context, page }) => {
  await openSignedIn(page, '/publications');
  const other = await context.newPage();
  await other.goto('/mediareact/publications');
  await other.getByRole('navigation', { name: 'Media area' }).getByRole('link', { name: 'School Directory' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'School Directory' })).toBeVisible();
  await logout(page).click();
  await expect(other).toHaveURL(/\/mediareact\/?$/);
  // On the way there Back would only lead home once more.
  await expect(other.getByRole('heading', { level: 1, name: 'General Information' })).toBeVisible();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await other.goBack();
  await expect(other.getByRole('alert').filter({ hasText: 'You must be logged in' })).toBeVisible();
  await expect(other).toHaveURL(/\/mediareact\/?$/);
});

test('another tab keeps its work when the server refuses the token in this one', async ({ context, page }) => {
  await openSignedIn(page, '/publications');
  const other = await context.newPage();
  await other.goto('/mediareact/add-assistant');
  await other.getByLabel('First Name').fill('Dorothy');
  await page.setExtraHTTPHeaders({ 'x-fault': 'theSessionIsOver' });
  await page.getByRole('navigation', { name: 'Media area' }).getByRole('link', { name: 'Media Home' }).click();
  await expect(endedDialog(page)).toBeVisible();
  await expect(endedDialog(other)).toBeVisible();

  await page.setExtraHTTPHeaders({});
  await signInAgain(other);
  await expect(endedDialog(other)).toBeHidden();
  await expect(endedDialog(page)).toBeHidden();
  await expect(other.getByLabel('First Name')).toHaveValue('Dorothy');
});

test('Escape neither closes the dialog of an expired session nor loses the screen', async ({ page }) => {
  await openSignedIn(page, '/add-assistant');
  await page.getByLabel('First Name').fill('Dorothy');
  await shortenSession(page, 1);
  await expect(endedDialog(page)).toBeVisible();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
  await expect(endedDialog(page)).toBeVisible();
  await endedDialog(page).getByLabel('Email').fill(COURIER.email);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(endedDialog(page).getByLabel('Email')).toHaveValue(COURIER.email);
  await expect(page.getByLabel('First Name')).toHaveValue('Dorothy');
});

test('a signed-in user’s prerendered page hydrates unchanged and then shows the session', async ({ page }) => {
  await openSignedIn(page, '/sportsmanship');
  const console = watchConsole(page);
  for (const { path } of prerenderedScreens.slice(0, 4)) {
    await page.goto(addressOf(path));
    await expect(page.locator('header').getByText('Logout', { exact: true })).toHaveCount(1);
  }
  expect(console).toEqual([]);
});
