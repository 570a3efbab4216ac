// Verifies PERF-16, SES-9, SES-11.
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import { holdScripts } from './support/holdScripts';
import { COURIER } from './support/mediaSession';

const ADDRESS = '/mediareact/login';

test('what was typed into the login stays when the scripts come late', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(COURIER.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  release();
  await expect(page.locator('form[data-waiting]')).toHaveCount(0);
  // The next letter is the first that the portal itself draws.
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(`${DEMO_PASSWORD}!`);
  await expect(page.getByLabel('Email')).toHaveValue(COURIER.email);
});

test('the login is sent once the scripts are there, and the address never shows it, when Enter came first', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(COURIER.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The page is still loading.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${ADDRESS}$`));
  release();
  await expect(page).toHaveURL(/\/media-change$/);
});

test('nothing of the login shows when the address asks for the recovery', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${ADDRESS}?recover`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Media Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden();
  release();
  await expect(page.getByLabel('Organization name')).toBeVisible();
});
