import { expect, type Page } from '@playwright/test';
import { addressOf, type Route } from './everyAddress';
import { COURIER, KSNX, startAnew } from './mediaSession';
import { settled, trackRequests } from './settled';

/** A state of a screen, and how to reach it. */
export interface ScreenState {
  name: string;
  /** Where it is, if not at the route's own address. */
  path?: string;
  /** A fault of the stand-in (mocks/faults/scenarios.ts). */
  fault?: string;
  /** Replaced answers by call. */
  answers?: Readonly<Record<string, { status?: number; json: unknown }>>;
  /** The organization that is signed in on a media screen; the Courier by default. */
  identifier?: string;
  reach?: (page: Page) => Promise<unknown>;
}

/** A response after which the portal does not retry. */
const refused = { status: 400, json: { message: 'Not today.' } };
const success = { json: 'success' };

const main = (page: Page) => page.getByRole('main');
const boxes = (page: Page) => main(page).getByRole('checkbox');
const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).first().click();
const submit = (page: Page): Promise<void> => page.locator('main button[type=submit]').click();

type Reach = (page: Page) => Promise<void>;

const text =
  (words: string | RegExp): Reach =>
  (page) =>
    expect(main(page).getByText(words).first()).toBeVisible();
const part =
  (selector: string): Reach =>
  (page) =>
    main(page).locator(selector).first().waitFor();
const alert: Reach = (page) => main(page).getByRole('alert').waitFor();

const loading: ScreenState = {
  name: 'loading',
  fault: 'nothingAnswers',
  reach: (page) => page.getByRole('progressbar', { name: 'Loading' }).waitFor(),
};

/** Fills in the listing request and passes its verification. */
export async function fillRequest(page: Page, organization: string, email: string): Promise<void> {
  const values = {
    Organization: organization,
    Address: '12 Elm St',
    City: 'Cottonwood Falls',
    Zip: '66845',
    Phone: '620-555-0190',
    Email: email,
    'First Name': 'Flo',
    'Last Name': "O'Hara",
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  for (const [label, choice] of Object.entries({ Type: 'Internet', State: 'Kansas', County: 'Chase' })) {
    await page.getByLabel(label, { exact: true }).selectOption({ label: choice });
  }
  await page.getByLabel('I am not a robot').check();
}

const sendRequest =
  (outcome: string | RegExp): Reach =>
  async (page) => {
    await fillRequest(page, 'Axe FM', 'desk@axe.example');
    await submit(page);
    await text(outcome)(page);
  };

async function sendIncompleteRequest(page: Page): Promise<void> {
  await page.getByLabel('Organization').fill('Council Grove Courier');
  await page.getByLabel('I am not a robot').check();
  await submit(page);
  await text('City is required')(page);
}

async function recover(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('nobody@nowhere.example');
  await page.getByLabel('Organization name').fill('Nobody');
  await submit(page);
  await text(/a new password is on its way/)(page);
}

async function askBeforeDeletion(page: Page): Promise<void> {
  await press(page, 'Delete');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function submitEmpty(page: Page): Promise<void> {
  for (const field of await main(page).locator('form').getByRole('textbox').all()) await field.fill('');
  await press(page, 'Submit');
  await text(/is required/)(page);
}

async function toggleAndSubmit(page: Page): Promise<void> {
  await boxes(page).first().click();
  await press(page, 'Submit');
}

async function clash(page: Page): Promise<void> {
  const row = main(page).locator('tbody tr').first().getByRole('checkbox');
  await row.first().click();
  await row.last().click({ modifiers: ['Shift'] });
  await boxes(page).first().press('Shift+ArrowDown');
  await main(page).getByText('Site dates and deadlines').click();
  await text(/^\d+ changes?: /)(page);
  await text(/, (?:both|all) /)(page);
}

const large = { name: 'of a large staff', identifier: KSNX.identifier };
const schoolFailed: ScreenState = { name: 'failed', answers: { 'school/**': refused } };
const salina = '/school-directory?city=Salina';
const grid = '/site-notification/1';

/** The states of each screen other than the one in which it opens. */
export const screenStates: Readonly<Record<string, readonly ScreenState[]>> = {
  '/media-listing': [
    loading,
    { name: 'failed', answers: { 'org/listing': refused }, reach: text('Uh-Oh!!') },
    { name: 'empty', fault: 'listingIsEmpty', reach: text(/^No organizations are listed yet/) },
    { name: 'found', path: '/media-listing?name=Courier', reach: text(/found for/) },
    { name: 'not found', path: '/media-listing?name=zzz', reach: text(/^Sorry! No media/) },
  ],
  '/media-listing/:identifier': [
    loading,
    { name: 'failed', answers: { 'org/identifier/*': refused }, reach: text(/couldn’t load this organization/) },
    { name: 'without staff', answers: { 'staff/**': refused }, reach: text('Not today.') },
    { name: 'empty', path: '/media-listing/77975', reach: text('No assistant staff is on record.') },
  ],
  '/login': [
    { name: 'incomplete', reach: submit },
    { name: 'incomplete recovery', path: '/login?recover', reach: submit },
    { name: 'recovered', path: '/login?recover', reach: recover },
  ],
  '/media-request': [
    loading,
    { name: 'without choices', answers: { 'contact/*': refused }, reach: text(/couldn’t load/) },
    { name: 'incomplete', reach: sendIncompleteRequest },
    { name: 'failed', answers: { 'org/temp': refused }, reach: sendRequest(/^We couldn’t send your request/) },
    { name: 'sent', reach: sendRequest('Your request has been submitted') },
  ],
  '/media-change': [
    loading,
    { name: 'failed', answers: { 'org/identifier/*': refused, 'staff/**': refused }, reach: text('Uh-Oh!!') },
    { name: 'without staff', answers: { 'staff/assistants/*': { json: [] }, 'staff/director/*': { json: null } } },
    { name: 'asking before a deletion', reach: askBeforeDeletion },
    { ...large, reach: part('.ant-table') },
  ],
  '/media-update': [{ name: 'incomplete', reach: submitEmpty }],
  '/primary-update': [{ name: 'incomplete', reach: submitEmpty }],
  '/add-assistant': [{ name: 'incomplete', reach: submitEmpty }],
  '/school-directory': [
    { name: 'found', path: salina, reach: part('tbody tr') },
    { name: 'nothing found', path: '/school-directory?city=zzz', reach: alert },
    { ...loading, path: salina },
    { ...schoolFailed, path: salina, reach: alert },
  ],
  '/school-directory/:id': [schoolFailed],
  '/school-directory/admin/:id': [schoolFailed],
  '/school-directory/coaches/:id': [schoolFailed],
  '/school-directory/super/:id': [schoolFailed],
  '/school-directory/league/:identifier': [schoolFailed],
  '/site-notification': [
    loading,
    { ...large, path: '/site-notification?view=who-is-where', reach: part('.ant-segmented') },
    { ...large, path: '/site-notification?view=who-is-where&as=list', reach: part('tbody tr') },
  ],
  '/site-notification/:activityID': [
    { name: 'with clashes and marked boxes', path: grid, reach: clash },
    {
      name: 'refused',
      path: grid,
      answers: { 'site/site-notifications': { status: 500, json: { message: 'Not today.' } } },
      reach: async (page) => {
        await toggleAndSubmit(page);
        await text(/We couldn’t save your selections/)(page);
      },
    },
    {
      name: 'failed',
      path: grid,
      answers: { 'site/state-tournaments/1/**': refused },
      reach: text('We couldn’t load the sites'),
    },
    {
      name: 'without sites',
      path: grid,
      answers: { 'site/state-tournaments/**': { json: [] } },
      reach: text('No sites yet'),
    },
    { name: 'submitted', path: grid, answers: { 'site/site-notifications': success }, reach: toggleAndSubmit },
  ],
  '/credential-selection': [loading],
};

/** Opens a screen as in a new browser, and brings it to its state. */
export async function reachState(page: Page, route: Route, state: Partial<ScreenState> = {}): Promise<void> {
  const { path, fault, answers = {}, identifier = COURIER.identifier, reach } = state;
  trackRequests(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setExtraHTTPHeaders({});
  await startAnew(page, route.audience === 'media' ? identifier : undefined);
  const address = path === undefined ? await addressOf(route, page.request) : `/mediareact${path}`;
  if (fault !== undefined) await page.setExtraHTTPHeaders({ 'x-fault': fault });
  for (const [call, answer] of Object.entries(answers)) {
    await page.route(`**/api/${call}`, (request) => request.fulfill(answer));
  }
  await page.goto(address);
  if (fault === undefined) await settled(page);
  await reach?.(page);
}
