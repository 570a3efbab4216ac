// Verifies GEN-17, GEN-22, OPS-10, SEC-5, REL-5.
import { expect, test, type Page } from '@playwright/test';
import { hold } from './support/hold';
import { openSignedIn } from './support/mediaSession';
import { cachedAddresses, offlineNotice as notice, untilWorkerIsReady, withAge } from './support/offline';
import { addressOf } from './support/publicScreens';
import { recordingProxy } from './support/recordingProxy';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.locator('tbody tr');
const isKept = (page: Page, path: string): Promise<void> =>
  expect.poll(() => cachedAddresses(page)).toContain(addressOf(path));

/** Opens a page and waits until this browser has stored it for reading offline. */
async function visit(page: Page, path: string, origin = ''): Promise<void> {
  await page.goto(`${origin}${addressOf(path)}`);
  await isKept(page, path);
  await untilWorkerIsReady(page);
}

test('visited pages open without a connection, also from another one, and say how old they are', async ({
  page,
  context,
}) => {
  for (const path of ['/psa', '/']) await visit(page, path);
  // The home page has its styles inline. When another page opens it, they must be a file, which is stored once the page is idle.
  await expect.poll(async () => (await cachedAddresses(page)).join(' ')).toMatch(/\/assets\/home\.\w+\.css/);
  await visit(page, '/media-listing');
  await isKept(page, '/api/org/listing');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('council grove');
  await rows(page).getByRole('link', { name: 'Council Grove Courier' }).click();
  await expect(title(page)).toHaveText('Council Grove Courier');
  await isKept(page, '/media-listing/27919');
  await isKept(page, '/api/staff/director/27919');
  await context.setOffline(true);

  await page.goto(addressOf('/psa'));
  await expect(title(page)).toHaveText('Public Service Announcements');
  await expect(notice(page)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Media Portal/ })
    .click();
  await expect(title(page)).toHaveText('General Information');
  await page.goto(addressOf('/media-listing'));
  await expect(rows(page)).toHaveCount(25);
  await expect(notice(page)).toHaveText(withAge);
  await page.getByRole('button', { name: 'Next →' }).click();
  await expect(page.getByText(/, 26–50 shown$/)).toBeVisible();
  await page.goto(addressOf('/media-listing/27919'));
  await expect(title(page)).toHaveText('Council Grove Courier');
  await expect(page.getByText('Shirley Torres')).toBeVisible();
  await expect(notice(page)).toHaveText(withAge);

  // A page that was not visited says so, inside the portal's frame.
  await page.goto(addressOf('/sportsmanship'));
  await expect(page.getByText('You’re offline, and this page hasn’t loaded yet.', { exact: false })).toBeVisible();
  await expect(title(page)).toHaveText('Not available offline');
  await expect(page.getByRole('navigation', { name: 'Association' })).toBeVisible();
  await page.goBack();
  await expect(notice(page)).toHaveText(withAge);

  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText(withAge)).toHaveCount(0);
});

test('nothing is sent or queued without a connection, and the visitor continues later', async ({ page, context }) => {
  await visit(page, '/login');
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email', { exact: true }).fill('editor@council-grove-courier.example');
  await password.fill('prairie-sky-2026');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await context.setOffline(true);
  await login.click();
  await expect(page.getByRole('alert')).toHaveText('You appear to be offline. Check your connection and try again.');
  await expect(password).toHaveValue('prairie-sky-2026');
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await page.waitForTimeout(500);
  expect(writes).toEqual([]);
  await login.click();
  await expect(page).toHaveURL(addressOf('/media-change'));
});

test('a school is kept only on request, and says so when it was not', async ({ page, context }) => {
  const school = async (): Promise<void> => {
    await page.goto(addressOf('/school-directory?name=Abilene'));
    await page
      .getByRole('main')
      .getByRole('link', { name: /Abilene/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /Back To Search/ })).toBeVisible();
  };
  const ofSession = async () =>
    (await cachedAddresses(page)).filter((address) => address.includes('/api/') && !address.endsWith('/org/listing'));
  await openSignedIn(page, '/media-change');
  await expect(page.getByText('Shirley Torres').first()).toBeVisible();
  await isKept(page, '/200.html');
  await school();
  await untilWorkerIsReady(page);
  expect(await ofSession()).toEqual([]);
  const name = (await title(page).textContent()) ?? '';
  await context.setOffline(true);
  await page.reload();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel.getByRole('heading')).toHaveText('Not available offline');
  await expect(panel).toContainText('This hasn’t been loaded in this browser yet.');
  await context.setOffline(false);
  await expect(title(page)).toHaveText(name);

  await page.goto(addressOf('/school-directory?name=Abilene'));
  await page.getByRole('checkbox', { name: /^Keep the schools/ }).check();
  await expect.poll(ofSession).toContain('/mediareact/api/school/search/name/Abilene');
  await school();
  await expect.poll(async () => (await ofSession()).some((address) => address.includes('/school/Id/'))).toBe(true);
  expect((await ofSession()).filter((address) => !address.includes('/school/'))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText(name);
  await expect(notice(page)).toHaveText(withAge);
});

test.describe('a replaced worker', () => {
  const worker = addressOf('/service-worker.js');
  const update = (page: Page): Promise<void> =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });

  test('that is the off switch removes everything stored and itself', async ({ page, baseURL, request }) => {
    const pages: Record<string, string> = {};
    const server = await recordingProxy(baseURL ?? '', pages);
    await visit(page, '/psa', server.url);
    // Has the effect of copying service-worker-off.js over service-worker.js.
    pages[worker] = await (await request.get(addressOf('/service-worker-off.js'))).text();
    await update(page);
    await expect.poll(() => cachedAddresses(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    server.close();
  });

  test('of a new release keeps the pages and removes the old release’s files', async ({ page, baseURL, request }) => {
    const pages: Record<string, string> = {};
    const server = await recordingProxy(baseURL ?? '', pages);
    await visit(page, '/psa', server.url);
    const old = (await cachedAddresses(page)).find((address) => address.includes('/assets/offline.')) ?? '';
    expect(old).not.toBe('');
    const name = old.replace('/mediareact/', '');
    pages[worker] = (await (await request.get(worker)).text()).replace(name, 'assets/offline.0123456789.js');
    await update(page);
    await expect.poll(() => cachedAddresses(page)).not.toContain(old);
    expect(await cachedAddresses(page)).toContain(addressOf('/psa'));
    server.close();
    await page.goto(`${server.url}${addressOf('/psa')}`);
    await expect(title(page)).toHaveText('Public Service Announcements');
  });
});

test('the worker starts only after the page has rendered', async ({ page }) => {
  const release = await hold(page, '**/api/org/listing');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(addressOf('/media-listing'), { waitUntil: 'commit' });
  await expect(rows(page)).toHaveCount(25);
  release();
  await isKept(page, '/media-listing');
  const firstPaint = asked.findIndex((path) => path.endsWith('/api/org/listing'));
  const offline = asked.findIndex((path) => path.includes('/assets/offline.'));
  expect(offline).toBeGreaterThan(firstPaint);
});
