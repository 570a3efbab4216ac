// Verifies PERF-16, SES-9, SES-11.
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import { holdScripts } from './support/holdScripts';
import { COURIER } from './support/mediaSession';

const ADDRESS = '/mediareact/login';

async function pressEarly(page: Page, password: string) {
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/login/login')) logins.push(request.postData() ?? '');
  });
  const release = await holdScripts(page);
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(COURIER.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  return { release, logins };
}

const loginOf = (password: string): string => JSON.stringify({ email: COURIER.email, password });

test('a login pressed before the scripts are there is sent once they are, once, and never shows in the address', async ({
  page,
}) => {
  const { release, logins } = await pressEarly(page, DEMO_PASSWORD);
  await expect(page.getByText('The page is still loading.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${ADDRESS}$`));
  expect(logins).toEqual([]);
  release();
  await expect(page).toHaveURL(/\/media-change$/);
  expect(logins).toEqual([loginOf(DEMO_PASSWORD)]);
});

test('a login that was pressed early and is refused is told once the scripts are there', async ({ page }) => {
  const { release, logins } = await pressEarly(page, 'wrong');
  release();
  await expect(page.getByText('username or password is incorrect!')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  expect(logins).toEqual([loginOf('wrong')]);
});

test('only the corrected password is sent when it was changed before the scripts are there', async ({ page }) => {
  const { release, logins } = await pressEarly(page, 'wrong');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  release();
  await expect(page).toHaveURL(/\/media-change$/);
  expect(logins).toEqual([loginOf(DEMO_PASSWORD)]);
});

test('a login without a password that was pressed early asks for it and is not sent', async ({ page }) => {
  const { release, logins } = await pressEarly(page, '');
  await expect(page.getByText('The page is still loading.')).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'Password', exact: true })).toBeVisible();
  expect(logins).toEqual([]);
});

test('nothing of the login shows when the address asks for the recovery', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${ADDRESS}?recover`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Media Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden();
  release();
  await expect(page.getByLabel('Organization name')).toBeVisible();
});
