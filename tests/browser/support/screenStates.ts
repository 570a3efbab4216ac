import { expect, type Page } from '@playwright/test';
import { signIn } from './mediaSession';
import { addressOf } from './publicScreens';
import { settled, trackRequests } from './settled';

/** A state of a screen, and how to reach it. */
export interface ScreenState {
  name: string;
  path: string;
  /** A fault of the stand-in (mocks/faults/scenarios.ts). */
  fault?: string;
  /** Replaced answers by call. */
  answers?: Readonly<Record<string, { status?: number; json: unknown }>>;
  /** The organization that is signed in. */
  identifier?: string;
  reach?: (page: Page) => Promise<unknown>;
}

/** An answer that is not asked for again. */
export const refused = { status: 400, json: { message: 'Not today.' } };

const shown = (page: Page, text: string | RegExp): Promise<void> => expect(page.getByText(text).first()).toBeVisible();
const loading = (page: Page): Promise<void> => page.getByRole('progressbar', { name: 'Loading' }).waitFor();
const submit = (page: Page): Promise<void> => page.locator('main button[type=submit]').click();

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
  for (const [label, choice] of [
    ['Type', 'Internet'],
    ['State', 'Kansas'],
    ['County', 'Chase'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).selectOption({ label: choice });
  }
  await page.getByLabel('I am not a robot').check();
}

async function sendRequest(page: Page): Promise<void> {
  await fillRequest(page, 'Axe FM', 'desk@axe.example');
  await submit(page);
}

async function sendIncomplete(page: Page): Promise<void> {
  await page.getByLabel('Organization').fill('Council Grove Courier');
  await page.getByLabel('I am not a robot').check();
  await submit(page);
  await shown(page, 'City is required');
}

async function recover(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('nobody@nowhere.example');
  await page.getByLabel('Organization name').fill('Nobody');
  await submit(page);
  await shown(page, /a new password is on its way/);
}

const listing = '/media-listing';
const detail = '/media-listing/27919';
const request = '/media-request';
const choices = /couldn’t load/;

export const publicStates: ScreenState[] = [
  { path: listing, name: 'loading', fault: 'nothingAnswers', reach: loading },
  { path: listing, name: 'failed', answers: { 'org/listing': refused }, reach: (page) => shown(page, 'Uh-Oh!!') },
  {
    path: listing,
    name: 'empty',
    fault: 'listingIsEmpty',
    reach: (page) => shown(page, /^No organizations are listed yet/),
  },
  { path: `${listing}?name=Courier`, name: 'found', reach: (page) => shown(page, /found for/) },
  { path: `${listing}?name=zzz`, name: 'not found', reach: (page) => shown(page, /^Sorry! No media/) },
  { path: detail, name: 'loading', fault: 'nothingAnswers', reach: loading },
  {
    path: detail,
    name: 'failed',
    answers: { 'org/identifier/*': refused },
    reach: (page) => shown(page, /couldn’t load this organization/),
  },
  { path: detail, name: 'without staff', answers: { 'staff/**': refused }, reach: (page) => shown(page, 'Not today.') },
  { path: `${listing}/77975`, name: 'empty', reach: (page) => shown(page, 'No assistant staff is on record.') },
  { path: '/login', name: 'incomplete', reach: submit },
  { path: '/login?recover', name: 'incomplete recovery', reach: submit },
  { path: '/login?recover', name: 'recovered', reach: recover },
  { path: request, name: 'loading', fault: 'nothingAnswers', reach: loading },
  { path: request, name: 'without choices', answers: { 'contact/*': refused }, reach: (page) => shown(page, choices) },
  { path: request, name: 'incomplete', reach: sendIncomplete },
  {
    path: request,
    name: 'failed',
    answers: { 'org/temp': refused },
    reach: async (page) => {
      await sendRequest(page);
      await shown(page, /^We couldn’t send your request/);
    },
  },
  {
    path: request,
    name: 'sent',
    reach: async (page) => {
      await sendRequest(page);
      await shown(page, 'Your request has been submitted');
    },
  },
];

/** Opens a screen and brings it to its state. */
export async function reachState(page: Page, state: ScreenState): Promise<void> {
  const { path, fault, answers = {}, identifier, reach } = state;
  trackRequests(page);
  if (identifier !== undefined) await signIn(page, identifier);
  if (fault !== undefined) await page.setExtraHTTPHeaders({ 'x-fault': fault });
  for (const [call, answer] of Object.entries(answers)) {
    await page.route(`**/api/${call}`, (route) => route.fulfill(answer));
  }
  await page.goto(addressOf(path));
  if (fault === undefined) await settled(page);
  await reach?.(page);
}
