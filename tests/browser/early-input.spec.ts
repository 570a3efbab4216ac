// Verifies NAV-15, PERF-16, SES-9.
import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import { holdScripts } from './support/hold';
import { COURIER } from './support/mediaSession';
import { addressOf } from './support/publicScreens';
import { test } from './support/test';

/** What other programs do to a document before the scripts run. */
const others: Record<string, (page: Page) => Promise<void>> = {
  'beside the elements of a password manager': (page) =>
    page.locator('input').evaluateAll((inputs) => {
      for (const input of inputs) input.after(document.createElement('div'), document.createElement('button'));
      document.querySelector('header')?.prepend(document.createElement('a'));
    }),
  'with an attribute of another program': (page) =>
    page.locator('input, form, html').evaluateAll((elements) => {
      for (const element of elements) element.setAttribute('data-manager-id', '1');
    }),
};

interface Early {
  path: string;
  /** Types into every field, and leaves the focus in the last one. */
  enter: (page: Page) => Promise<void>;
  /** What the user still sees, and what the portal does with it. */
  expectKept: (page: Page) => Promise<void>;
}

const email = (page: Page) => page.getByRole('main').getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByRole('main').getByLabel('Password', { exact: true });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' });

const names = (page: Page) => page.locator('details').filter({ hasText: 'Fill in the names' }).getByRole('textbox');

const forms: Early[] = [
  {
    path: '/login',
    enter: async (page) => {
      await email(page).pressSequentially(COURIER.email);
      await password(page).pressSequentially(DEMO_PASSWORD);
    },
    expectKept: async (page) => {
      await expect(password(page)).toBeFocused();
      await expect(email(page)).toHaveValue(COURIER.email);
      await expect(password(page)).toHaveValue(DEMO_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/media-change$/);
    },
  },
  {
    path: '/media-listing',
    enter: async (page) => {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'City' });
      await box(page).pressSequentially('courier');
      await page.keyboard.press('ArrowLeft');
    },
    expectKept: async (page) => {
      await expect(page.getByText('9 organizations', { exact: true })).toBeVisible();
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('courier');
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('city');
      // The caret has kept its place.
      await page.keyboard.type('!');
      await expect(box(page)).toHaveValue('courie!r');
    },
  },
  {
    path: '/sportsmanship',
    enter: async (page) => {
      await page.getByText('Fill in the names for your game').click();
      await names(page).nth(0).pressSequentially('Emporia');
      await names(page).nth(1).pressSequentially('Chase');
    },
    expectKept: async (page) => {
      await expect(page.getByText(/^2 of \d+ filled in$/)).toBeAttached();
      await expect(page).toHaveURL(/Emporia.*Chase/);
      await expect(names(page).nth(0)).toHaveValue('Emporia');
      await expect(names(page).nth(1)).toHaveValue('Chase');
      await expect(names(page).nth(1)).toBeFocused();
    },
  },
];

/** Opens a page whose scripts come when the returned function is called. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(addressOf(path), { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

for (const { path, enter, expectKept } of forms) {
  for (const [when, change] of Object.entries(others)) {
    test(`text and focus that come before the scripts stay on ${path} ${when}`, async ({ page }) => {
      const release = await openEarly(page, path);
      await enter(page);
      await change(page);
      release();
      await expectKept(page);
    });
  }
}

test('a menu that is opened before the scripts stays open, with the focus in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openEarly(page, '/login');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const link = page.getByRole('navigation', { name: 'Association' }).getByRole('link', { name: 'Wrestling' });
  await link.focus();
  release();
  await expect(page.locator('form[data-waiting]')).toHaveCount(0);
  await expect(link).toBeFocused();
});

/** Fills in the login and presses Enter before its scripts load. Returns how to load them, and the bodies of the login calls. */
async function pressEarly(page: Page, typed: string) {
  const logins: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/login/login')) logins.push(request.postDataJSON());
  });
  const release = await openEarly(page, '/login');
  await others['beside the elements of a password manager']?.(page);
  await email(page).fill(COURIER.email);
  await password(page).fill(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The page is still loading.')).toBeVisible();
  return { release, logins };
}

test('a login pressed before the scripts are there is sent once they are, once, and never shows in the address', async ({
  page,
}) => {
  const { release, logins } = await pressEarly(page, 'wrong');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mediareact\/login$/);
  expect(logins).toEqual([]);
  // Only the corrected password is sent.
  await password(page).fill(DEMO_PASSWORD);
  release();
  await expect(page).toHaveURL(/\/media-change$/);
  expect(logins).toEqual([{ email: COURIER.email, password: DEMO_PASSWORD }]);
});

test('a login that was pressed early without a password asks for it and is not sent', async ({ page }) => {
  const { release, logins } = await pressEarly(page, '');
  release();
  await expect(page.getByRole('link', { name: 'Password', exact: true })).toBeVisible();
  expect(logins).toEqual([]);
});

test('a login that was pressed early and is refused is told once the scripts are there', async ({ page }) => {
  const { release, logins } = await pressEarly(page, 'wrong');
  release();
  await expect(page.getByText('username or password is incorrect!')).toBeVisible();
  await expect(email(page)).toHaveValue('');
  expect(logins).toHaveLength(1);
});

test('nothing of the login shows when the address asks for the recovery', async ({ page }) => {
  const release = await openEarly(page, '/login?recover');
  await expect(page.getByRole('heading', { name: 'Media Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden();
  release();
  await expect(page.getByLabel('Organization name')).toBeVisible();
});
