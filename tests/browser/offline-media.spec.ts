// Verifies GEN-22, OPS-10, SEC-5, SES-6.
import { expect, test, type Page } from '@playwright/test';
import { openSignedIn } from './support/mediaSession';
import { addressOf } from './support/publicScreens';
import { found, personalWords, traces } from './support/traces';

test.use({ serviceWorkers: 'allow' });

const BOARD = '/site-notification?view=who-is-where';
const main = (page: Page) => page.getByRole('main');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Media area' });
const notice = (page: Page) => page.getByText(/^You’re offline\./);
const withAge = /as of \d{1,2}:\d\d [AP]M/;

/** The addresses of the answers that this browser has of the session. */
const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('portal-kept'))) return [];
    const kept = await (await caches.open('portal-kept')).keys();
    return kept.map(({ url }) => new URL(url).pathname.replace('/mediareact/api/', ''));
  });

async function keepBoard(page: Page): Promise<void> {
  await openSignedIn(page, BOARD);
  await expect(main(page).getByRole('radio', { name: 'Weeks' })).toBeVisible();
  await main(page)
    .getByRole('checkbox', { name: /^Keep this board on this device/ })
    .check();
  await expect.poll(() => keptAnswers(page)).toContain('site/site-notifications/27919');
  // The frame of the media area opens without a connection, too.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/mediareact/200.html')) !== undefined))
    .toBe(true);
}

test('the season board and a grid open without a connection, with their age, and Submit sends nothing later', async ({
  page,
  context,
}) => {
  await keepBoard(page);
  await page.goto(addressOf('/site-notification/1'));
  await expect(main(page).getByRole('checkbox').first()).toBeVisible();
  await page.goto(addressOf(`${BOARD}&as=list`));
  const rows = main(page).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const shown = await rows.allTextContents();
  await context.setOffline(true);
  await page.reload();
  await expect(rows).toHaveText(shown);
  await expect(notice(page)).toHaveText(withAge);
  for (const view of ['Weeks', 'List']) {
    await main(page).getByRole('radio', { name: view }).click();
    await expect(main(page).getByRole('radio', { name: view })).toBeChecked();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await expect(rows).toHaveText(shown);

  await page.goto(addressOf('/site-notification/1'));
  await expect(notice(page)).toHaveText(withAge);
  await main(page).getByRole('checkbox').first().click();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('You appear to be offline.');
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await page.waitForTimeout(500);
  expect(writes).toEqual([]);
});

test('logout leaves nothing of what was kept, also without a connection', async ({ page, context }) => {
  await keepBoard(page);
  const words = await personalWords(page);
  await page.goto(addressOf('/school-directory?name=Abilene'));
  await main(page)
    .getByRole('checkbox', { name: /^Keep the schools/ })
    .check();
  await expect.poll(() => keptAnswers(page)).toContain('school/search/name/Abilene');
  await expect.poll(async () => found(await traces(page), words)).toContain('Torres');
  await context.setOffline(true);
  await navigation(page).getByRole('button', { name: 'Logout' }).click();
  await expect(navigation(page)).toHaveCount(0);
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  expect(found(await traces(page), words)).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await page.goto(addressOf(BOARD));
  await expect(page.getByRole('alert').first()).toHaveText(/You must be logged in to view this page!/);
  expect(found(await traces(page), words)).toEqual([]);
});
