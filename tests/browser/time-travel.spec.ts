// Verifies REL-11.
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import { isExhaustive } from '../support/runs';
import { hold } from './support/hold';
import {
  allActions,
  exportLog,
  importLog,
  installDevTools,
  jumpTo,
  jumpToPresent,
  lastAction,
  look,
  takeWrites,
  visit,
} from './support/instrument';
import { recordSession, type Moments } from './support/recordSession';
import { startServer } from './support/startServer';
import { watchConsole } from './support/watchConsole';

test.setTimeout(1_500_000);
const viewport = { width: 1440, height: 900 };
test.use({ viewport });
// Not in parallel, because the tests share the development server.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startServer(['scripts/dev.mts'], { NODE_ENV: 'development' });
});
test.afterAll(() => server.stop());

/** The same pseudo-random order at every run. */
function shuffled<T>(items: readonly T[]): T[] {
  let seed = 20_261_122;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/**
 * Jumps to every action. The page must look as recorded at each moment, and must send nothing. A page that has only imported the
 * log jumps just to the moments, because the page that recorded it jumps everywhere; with `EXHAUSTIVE=1`, it jumps everywhere, too.
 */
async function travel(page: Page, moments: Moments, isFresh = false): Promise<void> {
  const requests: string[] = [];
  // Images do not count: the browser itself may request one again that it has shown before.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  const complaints = watchConsole(page);
  await takeWrites(page);
  const actions = await allActions(page);
  await visit(page, shuffled(actions.filter((id) => !isFresh || isExhaustive || moments.has(id))), moments);
  expect(requests).toEqual([]);
  // A fresh page writes its own empty slices once, whatever is imported.
  if (!isFresh) expect(await takeWrites(page)).toEqual([]);
  expect(complaints).toEqual([]);
}

/** Opens another page and imports the log there, as a colleague would. */
async function openImported(page: Page, log: string): Promise<Page> {
  await installDevTools(page);
  await page.goto(`${server.url}/mediareact/sportsmanship`, { waitUntil: 'networkidle' });
  // Waits until the page has written what it stores at its start, which does not belong to the recorded session.
  await page.waitForTimeout(1500);
  await importLog(page, log);
  return page;
}

test('a jump restores every moment of a session, also after an import', async ({ page, browser }) => {
  await installDevTools(page);
  const moments = await recordSession(page, server.url);
  const present = await look(page);
  const log = await exportLog(page);
  expect(log).not.toContain(DEMO_PASSWORD);
  expect(log).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/);

  // In parallel: each page uses its own CPU core.
  const imported = await openImported(await browser.newPage({ viewport }), log);
  await Promise.all([travel(page, moments), travel(imported, moments, true)]);
  await jumpToPresent(page);
  expect(await look(page)).toBe(present);
});

test('the present goes on while the past is shown: it navigates, and asks to sign in again', async ({ page }) => {
  await installDevTools(page);
  const main = page.getByRole('main');
  await page.goto(`${server.url}/mediareact/login`);
  await main.getByRole('button', { name: 'Login' }).click();
  await main.getByLabel('Email', { exact: true }).fill('sports@ksnx7.example');
  await main.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const answerLogin = await hold(page, '**/api/login/login');
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(main.locator('button[type=submit]')).toHaveAttribute('aria-disabled', 'true');
  await jumpTo(page, 3);
  answerLogin();
  await expect(page).toHaveURL(/\/media-change$/);
  await jumpToPresent(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Media Home' })).toBeVisible();
  await expect(page).toHaveURL(/\/media-change$/);
  await expect(page).toHaveTitle('Media Home – Media Portal');

  const refuseDeletion = await hold(page, '**/api/staff/assistant/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'No longer valid.' } }),
  );
  await main
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toBeDisabled();
  const before = await lastAction(page);
  await jumpTo(page, 3);
  refuseDeletion();
  await expect.poll(() => lastAction(page)).toBeGreaterThan(before);
  await page.waitForTimeout(500);
  await jumpToPresent(page);
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' }).getByLabel('Password')).toBeEditable();
});
