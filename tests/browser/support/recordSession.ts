import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../mocks/seed/demoLogins';
import { isExhaustive } from '../../support/runs';
import { chooseFrom } from './chooseFrom';
import { isAddressLogged, lastAction, look } from './instrument';
import { idle } from './settled';

/** What the page showed, by the id of the last action before it. */
export type Moments = Map<number, string>;

/** Waits until the page is at rest, then keeps what is seen. */
async function settle(page: Page, moments: Moments): Promise<void> {
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  await expect(async () => {
    const before = await lastAction(page);
    // Longer than the delay after which a form's draft is updated.
    await page.waitForTimeout(250);
    await idle(page);
    expect(await isAddressLogged(page)).toBe(true);
    const seen = await look(page);
    expect(await lastAction(page)).toBe(before);
    moments.set(before, seen);
  }).toPass({ timeout: 60_000, intervals: [50] });
}

/** Makes only the page believe that it is offline: the connection to the development server stays. */
const goOffline = (page: Page, isOffline: boolean): Promise<void> =>
  page.evaluate((offline) => {
    Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: !offline });
    window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
  }, isOffline);

/** The type whose agreement asks the most questions; its screens are the same as those of the other types. */
const AUDIO = 'Radio or Internet Audio';

/**
 * A whole session: every screen, every form, a lost connection, and an agreement; `EXHAUSTIVE=1` records one of each type,
 * which doubles the moments.
 */
export async function recordSession(page: Page, origin: string): Promise<Moments> {
  const moments: Moments = new Map();
  const main = page.getByRole('main');
  const done = (): Promise<void> => settle(page, moments);
  page.setDefaultTimeout(60_000);
  const click = async (target: Locator): Promise<void> => {
    await target.first().click();
    await done();
  };
  const press = (name: string | RegExp): Promise<void> => click(main.getByRole('button', { name }));
  const open = (name: string): Promise<void> =>
    click(page.getByRole('navigation', { name: 'Media area' }).getByRole('link', { name, exact: true }));
  const type = async (label: string, text: string): Promise<void> => {
    await main.getByLabel(label, { exact: true }).fill(text);
    await done();
  };

  await page.goto(`${origin}/mediareact/media-listing`);
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
  await click(page.getByRole('navigation', { name: 'Association' }).getByRole('link', { name: 'Login' }));
  await click(main.getByRole('button', { name: 'Login' }));
  await type('Email', 'sports@ksnx7.example');
  await type('Password', DEMO_PASSWORD);
  await press('Login');
  await expect(page.getByRole('heading', { level: 1, name: 'Media Home' })).toBeVisible();
  await done();

  await click(page.getByRole('link', { name: /edit/i }).or(page.getByRole('button', { name: /edit/i })));
  await type('Organization', '');
  await press('Submit');
  await type('Organization', 'KSNX 7 Sports');
  await type('Phone', '785 555 0142');
  await press('Submit');

  await press('Add Assistant');
  await click(main.getByText('Add several by pasting a table'));
  await type('Table of assistants', 'Mia\tBerg\tmia@ksnx7.example');
  await press('Swap first and last names');
  await press('Discard the table');
  await type('First Name', 'Time');
  await type('Last Name', 'Traveler');
  await type('Email', 'time@ksnx7.example');
  await press('Submit');
  await click(main.getByRole('row', { name: /Time Traveler/ }).getByRole('button', { name: 'Delete' }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));

  await open('Site Notification');
  await click(main.getByRole('link', { name: /Baseball|Basketball/ }));
  await click(main.getByRole('checkbox').nth(2));
  await click(main.getByRole('checkbox').nth(5));
  await press('Submit');

  await open('Request Yearly Credentials');
  await click(main.getByRole('checkbox').nth(1));
  await press('Submit');

  await open('PSA');
  await click(main.locator('summary'));
  await goOffline(page, true);
  await expect(main.getByText(/You’re offline\./)).toBeVisible();
  await done();
  await goOffline(page, false);

  await open('School Directory');
  await main.getByRole('checkbox', { name: /^Keep the schools/ }).check();
  await done();
  await type('School Name', 'west');
  await press('Search');
  await click(main.getByRole('link', { name: /west/i }));

  for (const broadcast of isExhaustive ? ['Television', 'Internet Video', AUDIO] : [AUDIO]) {
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
    if (broadcast === AUDIO) {
      await group('Landline').getByRole('radio', { name: 'Yes' }).check();
      await group('Cellphone').getByRole('radio', { name: 'No' }).check();
    } else await group('Tier').getByRole('radio').first().check();
    await done();
    await press('Review Agreement');
    await press('YES');
  }
  await click(page.getByRole('button', { name: 'Logout' }));
  return moments;
}
