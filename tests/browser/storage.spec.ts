// Verifies DRF-6.
import { expect, test, type Page } from '@playwright/test';
import { COURIER, openSignedIn, tokenFor } from './support/mediaSession';
import { addressOf } from './support/publicScreens';
import { open, settled } from './support/settled';
import { watchConsole } from './support/watchConsole';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const media = ['/media-change', '/agreement', '/site-notification/1', '/credential-selection', '/add-assistant'];

const lookups = { counties: [null], states: { at: 'now', items: 7 }, types: null };

const lookalike = (version: number): string =>
  JSON.stringify({ version, data: { a: [null], [COURIER.identifier]: [null] }, ...lookups });

const draftOf = (form: string, subject: string, value: unknown): Record<string, unknown> => ({
  [`${COURIER.identifier}/${form}/${subject}`]: {
    ...{ owner: COURIER.identifier, form, subject, value },
    ...{ changes: 1, editedAt: Date.now() },
  },
});

/** In redux-persist's format, with drafts, histories and lookups that are none. */
const persistedLookalike = (version: number): string => {
  const parts = {
    entries: {
      ...{ a: null, b: { owner: 7 } },
      ...draftOf('agreement', '', { step: 'form', type: 'Radio', choices: [null] }),
      ...draftOf('attendance', '1', { edits: { 1: [['x']] } }),
      ...draftOf('credentials', '', { edits: { ana: 'yes' } }),
      ...draftOf('assistantTable', '', { text: 7 }),
      ...draftOf('newAssistant', '', { values: { Email: 7 }, unfinished: { step: 1 } }),
    },
    byOwner: { [COURIER.identifier]: [null] },
    ...lookups,
    _persist: { version, rehydrated: true },
  };
  return JSON.stringify(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)])));
};

/** What is kept instead of a draft, and the screens that are opened over it. */
const junk: [text: string, screens: string[]][] = [
  ['', ['/media-change']],
  ['{', ['/agreement']],
  ['null', ['/add-assistant']],
  ['[]', ['/site-notification/1']],
  // Of the versions that are in use, with something else in it: it meets the screens that would read it.
  [persistedLookalike(1), media],
  [persistedLookalike(2), ['/media-update', '/media-request']],
  // Of an older release, and lookups in today's shape.
  [lookalike(1), [...media.slice(0, 2), '/media-update']],
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
  // A page that nothing is typed into: it writes nothing over what the test writes.
  await page.goto(addressOf('/sportsmanship'));
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

test('every screen works when the browser blocks storage', async ({ page }) => {
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
    await open(page, addressOf(path));
  }
  await page.goto(addressOf('/login'));
  await page.getByLabel('Email', { exact: true }).fill('editor@council-grove-courier.example');
  await page.getByLabel('Password', { exact: true }).fill('prairie-sky-2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(title(page)).toHaveText('Media Home');
  const notice = page.getByText(/your login and what you type may be lost when you reload or close this page/);
  await expect(notice).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();
  for (const name of ['Broadcast Agreements', 'Site Notification', 'Request Yearly Credentials']) {
    await page.getByRole('navigation', { name: 'Media area' }).getByRole('link', { name }).click();
    await settled(page);
    await expect(notice).toHaveCount(0);
  }
  expect(console).toEqual([]);
});

const halves = [
  ['broken', junk.slice(0, 4)],
  ['foreign', junk.slice(4)],
] as const;

for (const [kind, values] of halves) {
  test(`${kind} stored values are dropped, and no screen fails`, async ({ page }) => {
    const keys = [...(await keysWritten(page)), 'useHTTPcache', 'reloadedForRelease'];
    expect(keys).toEqual(expect.arrayContaining(['persist:drafts', 'persist:agreementHistory']));
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
        await open(page, addressOf(screen));
      }
    }
    expect(console).toEqual([]);
  });
}
