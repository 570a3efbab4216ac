import { expect, test, type Page } from '@playwright/test';
import { COURIER, openSignedIn, tokenFor } from './support/mediaSession';
import { addressOf } from './support/publicScreens';
import { watchConsole } from './support/watchConsole';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const media = ['/media-change', '/agreement', '/site-notification/1', '/credential-selection', '/add-assistant'];

const lookalike = (version: number): string =>
  JSON.stringify({ version, data: { a: [null], [COURIER.identifier]: [null] } });

/** What is kept instead of a draft, and the screens that are opened over it. */
const junk: [text: string, screens: string[]][] = [
  ['', ['/media-change']],
  ['{', ['/agreement']],
  ['null', ['/add-assistant']],
  ['[]', ['/site-notification/1']],
  // Of the versions that are in use, with something else in it: it meets the screens that would read it.
  [lookalike(1), media.slice(0, 4)],
  [lookalike(2), ['/add-assistant', '/media-request']],
  ['\u0000<b>', ['/media-change']],
  ['1e999', ['/agreement']],
];

/** Every key that the portal writes, as the screens leave them. */
async function keysWritten(page: Page): Promise<string[]> {
  await openSignedIn(page, '/agreement');
  await page.getByRole('radio', { name: 'Television' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Ana Ruiz');
  await page.goto(addressOf('/site-notification/1'));
  await page.getByRole('main').getByRole('checkbox').first().click();
  await expect(page.getByText(/^1 change: /)).toBeVisible();
  await page.goto(addressOf('/add-assistant'));
  await page.getByLabel('Last Name', { exact: true }).fill('Ruiz');
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

test('every screen works where the browser forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const console = watchConsole(page);
  for (const path of ['/', '/media-listing', '/media-request', '/psa', '/request-procedure']) {
    await page.goto(addressOf(path));
    await expect(title(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.goto(addressOf('/login'));
  await page.getByLabel('Email', { exact: true }).fill('editor@council-grove-courier.example');
  await page.getByLabel('Password', { exact: true }).fill('prairie-sky-2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(title(page)).toHaveText('Media Home');
  for (const name of ['Broadcast Agreements', 'Site Notification', 'Request Yearly Credentials']) {
    await page.getByRole('navigation', { name: 'Media area' }).getByRole('link', { name }).click();
    await expect(title(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(console).toEqual([]);
});

const halves = [
  ['broken', junk.slice(0, 4)],
  ['foreign', junk.slice(4)],
] as const;

for (const [kind, values] of halves) {
  test(`${kind} values under every key are dropped, and no screen fails`, async ({ page }) => {
    const keys = [...(await keysWritten(page)), 'agreementHistory', 'reloadedForRelease'];
    expect(keys.length).toBeGreaterThan(3);
    const token = await tokenFor(3600);
    const console = watchConsole(page);
    for (const [broken, screens] of values) {
      await page.evaluate(
        ([names, text]) => {
          for (const name of names) {
            localStorage.setItem(name, text);
            sessionStorage.setItem(name, text);
          }
        },
        [keys, broken] as const,
      );
      // A broken token is no session.
      await page.goto(addressOf('/media-change'));
      await expect(page.getByRole('alert').first()).toHaveText(/You must be logged in to view this page!/);
      await page.evaluate((text) => {
        localStorage.setItem('media_id_token', text);
      }, token);
      for (const screen of screens) {
        await page.goto(addressOf(screen));
        await expect(title(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
    }
    expect(console).toEqual([]);
  });
}
