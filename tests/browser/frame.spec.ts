// Verifies NAV-5, NAV-7, NAV-8, NAV-13, SES-16, MED-4.
import { expect, test, type Page } from '@playwright/test';
import { openSignedIn } from './support/mediaSession';
import { observePage, readObservations } from './support/observePage';
import { open } from './support/settled';

const screens = [
  ...['/media-change', '/media-update', '/primary-update', '/add-assistant', '/school-directory'],
  ...['/site-notification', '/credential-selection', '/agreement'],
];

const bar = (page: Page) => page.getByRole('navigation', { name: 'Media area' });

test('media screens are compact with one line of navigation at every width of a desk', async ({ page }) => {
  await openSignedIn(page, '/publications');
  for (const screen of screens) {
    await open(page, `/mediareact${screen}`);
    await expect(bar(page).locator('[aria-current=page]'), screen).toHaveCount(1);
    for (const width of [1024, 1440, 1920]) {
      const where = `${screen} at ${String(width)} px`;
      await page.setViewportSize({ width, height: 900 });
      const first = page.getByRole('main').locator('a, button, input, select').first();
      await expect(first, where).toBeVisible();
      const block = await page.getByRole('heading', { level: 1 }).locator('xpath=../..').boundingBox();
      expect(block?.height, `${where}: heading block`).toBeLessThanOrEqual(64);
      expect((await first.boundingBox())?.y, `${where}: first control`).toBeLessThanOrEqual(240);
      expect((await bar(page).boundingBox())?.height, `${where}: navigation`).toBeLessThanOrEqual(48);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
    }
  }
});

test('counts of changes not submitted leave the navigation where it is at 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await openSignedIn(page, '/credential-selection');
  const places = async () => {
    const links = await bar(page).getByRole('link').all();
    return Promise.all(links.map(async (link) => (await link.boundingBox())?.x));
  };
  const before = await places();
  await page.getByRole('main').getByRole('checkbox').first().click();
  await bar(page).getByRole('link', { name: 'Site Notification' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Football' }).first().click();
  await page.getByRole('main').getByRole('checkbox').first().click();
  await bar(page).getByRole('link', { name: 'Broadcast Agreements' }).click();
  await page.getByRole('radio', { name: 'Television' }).check();
  await expect(bar(page).getByText('not submitted')).toHaveCount(3);
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
});

test('the media bar appears on public pages while signed in, without a layout shift', async ({ page }) => {
  await openSignedIn(page, '/media-change');
  await bar(page).getByRole('link', { name: 'Media Listing' }).click();
  await expect(bar(page)).toBeVisible();
  await observePage(page);
  await page.goto('/mediareact/psa');
  await expect(bar(page).getByRole('link', { name: 'Media Home' })).toBeVisible();
  expect((await readObservations(page)).shift).toBeLessThanOrEqual(0.01);
  await bar(page).getByRole('link', { name: 'Media Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Media Home' })).toBeVisible();
});

test('a visitor sees Login at every width and returns to the refused page after login', async ({ page }) => {
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/mediareact/psa');
    await expect(page.locator('header').getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.goto('/mediareact/site-notification?view=who-is-where');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).first().click();
  await page.getByLabel('Email').fill('sports@ksnx7.example');
  await page.getByLabel('Password', { exact: true }).fill('prairie-sky-2026');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/site-notification\?view=who-is-where$/);
});

test('people selected on the media home are checked in the credential request', async ({ page }) => {
  await openSignedIn(page, '/credential-selection?people=10002+10003+10004');
  await expect(page.getByRole('main').getByText(/ chosen$/)).toBeVisible();
  await expect(page).toHaveURL(/\/credential-selection$/);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
});
