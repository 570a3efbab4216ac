// Verifies REL-11.
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import { chooseFrom } from './support/chooseFrom';
import { startDevelopmentServer } from './support/developmentServer';
import {
  allActions,
  exportLog,
  importLog,
  installDevTools,
  isAtRest,
  jumpTo,
  jumpToPresent,
  lastAction,
  look,
  namesAround,
  storageWrites,
} from './support/instrument';
import { watchConsole } from './support/watchConsole';

// Two to three minutes on two quiet cores; the development build shares them with two other tests.
test.setTimeout(1_500_000);
test.use({ viewport: { width: 1440, height: 900 } });

let server: Awaited<ReturnType<typeof startDevelopmentServer>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startDevelopmentServer();
});
test.afterAll(() => server.stop());

/** What was seen, by the last action before it. */
type Moments = Map<number, string>;

/** Waits until the page is at rest, then keeps what is seen. */
async function settle(page: Page, moments: Moments): Promise<void> {
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  await expect(async () => {
    const before = await lastAction(page);
    // Longer than a form's draft lags behind the keyboard.
    await page.waitForTimeout(350);
    expect(await isAtRest(page)).toBe(true);
    const seen = await look(page);
    expect(await lastAction(page)).toBe(before);
    moments.set(before, seen);
  }).toPass({ timeout: 60_000, intervals: [50] });
}

/** For the page only: the development server's own connection stays. */
const goOffline = (page: Page, isOffline: boolean): Promise<void> =>
  page.evaluate((offline) => {
    Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: !offline });
    window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
  }, isOffline);

async function record(page: Page): Promise<Moments> {
  const moments: Moments = new Map();
  const main = page.getByRole('main');
  const done = (): Promise<void> => settle(page, moments);
  page.setDefaultTimeout(60_000);
  const press = async (name: string | RegExp): Promise<void> => {
    await main.getByRole('button', { name }).first().click();
    await done();
  };
  const open = async (name: string): Promise<void> => {
    await page.getByRole('navigation', { name: 'Media area' }).getByRole('link', { name, exact: true }).click();
    await done();
  };
  const type = async (label: string, text: string): Promise<void> => {
    await main.getByLabel(label, { exact: true }).fill(text);
    await done();
  };

  await page.goto(`${server.url}/mediareact/media-listing`);
  await expect(main.getByRole('row').nth(5)).toBeVisible();
  await done();
  await main
    .getByLabel(/search/i)
    .first()
    .fill('wichita');
  await done();
  await main
    .getByLabel(/search/i)
    .first()
    .press('Enter');
  await done();
  await press('Show all organizations');
  await press(/Next/);
  await main.getByRole('combobox').first().selectOption({ index: 2 });
  await done();

  await page.getByRole('banner').getByRole('button', { name: 'Media' }).click();
  await page.getByRole('navigation', { name: 'Association' }).getByRole('link', { name: 'Login' }).click();
  await done();
  await main.getByRole('button', { name: 'Login' }).click();
  await done();
  await type('Email', 'sports@ksnx7.example');
  await type('Password', DEMO_PASSWORD);
  await press('Login');
  await expect(page.getByRole('heading', { level: 1, name: 'Media Home' })).toBeVisible();
  await done();

  await page
    .getByRole('link', { name: /edit/i })
    .or(page.getByRole('button', { name: /edit/i }))
    .first()
    .click();
  await done();
  await type('Organization', '');
  await press('Submit');
  await type('Organization', 'KSNX 7 Sports');
  await type('Phone', '785 555 0142');
  await press('Submit');

  await press('Add Assistant');
  await main.getByText('Add several by pasting a table').click();
  await done();
  await type('Table of assistants', 'Mia\tBerg\tmia@ksnx7.example');
  await press('Swap first and last names');
  await press('Discard the table');
  await type('First Name', 'Time');
  await type('Last Name', 'Traveler');
  await type('Email', 'time@ksnx7.example');
  await press('Submit');
  await main
    .getByRole('row', { name: /Time Traveler/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await done();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await done();

  await open('Site Notification');
  await main
    .getByRole('link', { name: /Baseball|Basketball/ })
    .first()
    .click();
  await done();
  await main.getByRole('checkbox').nth(2).click();
  await done();
  await main.getByRole('checkbox').nth(5).click();
  await done();
  await press('Submit');

  await open('Request Yearly Credentials');
  await main.getByRole('checkbox').nth(1).click();
  await done();
  await press('Submit');

  await open('PSA');
  await main.locator('summary').first().click();
  await done();
  await goOffline(page, true);
  await expect(main.getByText(/You’re offline\./)).toBeVisible();
  await done();
  await goOffline(page, false);

  await open('School Directory');
  await main.getByRole('checkbox', { name: /^Keep the schools/ }).check();
  await done();
  await type('School Name', 'west');
  await press('Search');
  await main.getByRole('link', { name: /west/i }).first().click();
  await done();

  for (const broadcast of ['Television', 'Internet Video', 'Radio or Internet Audio']) {
    await open('Publications');
    await open('Broadcast Agreements');
    await main.getByRole('radio', { name: broadcast }).first().check();
    await done();
    await type('Name', 'Ana Ruiz');
    await type('Email', 'ana@ksnx7.example');
    await type('Billing Email', 'billing@ksnx7.example');
    if (broadcast === 'Internet Video') await type('Streaming URL', 'https://live.ksnx7.example');
    for (const [label, option] of [
      ['Activity', 'Girls Basketball'],
      ['Playoff Level', 'Regional'],
      ['Class', '6A'],
      ['Site', 'Lenexa Regional'],
    ] as const) {
      await chooseFrom(main.getByRole('combobox', { name: label, exact: true }), option);
      await done();
    }
    const group = (name: string) => main.getByRole('group', { name, exact: true });
    await group('Schools').getByRole('checkbox').first().check();
    await group('Dates').getByRole('checkbox').first().check();
    await group('Event Site').getByRole('radio').last().check();
    if (broadcast === 'Radio or Internet Audio') {
      await group('Landline').getByRole('radio', { name: 'Yes' }).check();
      await group('Cellphone').getByRole('radio', { name: 'No' }).check();
    } else await group('Tier').getByRole('radio').first().check();
    await done();
    await press('Review Agreement');
    await press('YES');
  }
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await done();
  return moments;
}

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

/** Jumps everywhere; what was kept of a moment must be there again, and nothing may leave the page. */
async function travel(page: Page, moments: Moments, isFresh = false): Promise<void> {
  const requests: string[] = [];
  // A browser may ask for a picture again that it has drawn before; the portal asks for nothing.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  const complaints = watchConsole(page);
  await storageWrites(page);
  for (const id of shuffled(await allActions(page))) {
    await jumpTo(page, id);
    const moment = moments.get(id);
    if (moment !== undefined)
      await expect.poll(() => look(page), { message: await namesAround(page, id) }).toBe(moment);
  }
  expect(requests).toEqual([]);
  // A fresh page writes its own empty slices once, whatever is imported.
  if (!isFresh) expect(await storageWrites(page)).toEqual([]);
  expect(complaints).toEqual([]);
}

test('a jump restores every moment of a session, also after an import', async ({ page, context }) => {
  await installDevTools(page);
  const moments = await record(page);
  const present = await look(page);
  await travel(page, moments);
  await jumpToPresent(page);
  expect(await look(page)).toBe(present);

  const log = await exportLog(page);
  expect(log).not.toContain(DEMO_PASSWORD);
  expect(log).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/);

  const fresh = await context.newPage();
  await installDevTools(fresh);
  await fresh.goto(`${server.url}/mediareact/sportsmanship`, { waitUntil: 'networkidle' });
  // What the page writes as it starts is not the journey's.
  await fresh.waitForTimeout(1500);
  await importLog(fresh, log);
  await travel(fresh, moments, true);
});
