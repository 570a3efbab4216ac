import { expect, type Page } from '@playwright/test';

/** An unusual state of a public screen, and how to reach it. */
interface ScreenState {
  name: string;
  path: string;
  /** A fault of the stand-in (mocks/faults/scenarios.ts). */
  fault?: string;
  /** Calls answered with 400, which is not retried. */
  refused?: string;
  reach: (page: Page) => Promise<unknown>;
}

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

export const screenStates: ScreenState[] = [
  { path: listing, name: 'loading', fault: 'nothingAnswers', reach: loading },
  { path: listing, name: 'failed', refused: 'org/listing', reach: (page) => shown(page, 'Uh-Oh!!') },
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
    refused: 'org/identifier/*',
    reach: (page) => shown(page, /couldn’t load this organization/),
  },
  { path: detail, name: 'without staff', refused: 'staff/**', reach: (page) => shown(page, 'Not today.') },
  { path: `${listing}/77975`, name: 'empty', reach: (page) => shown(page, 'No assistant staff is on record.') },
  { path: '/login', name: 'incomplete', reach: submit },
  { path: '/login?recover', name: 'incomplete recovery', reach: submit },
  { path: '/login?recover', name: 'recovered', reach: recover },
  { path: request, name: 'loading', fault: 'nothingAnswers', reach: loading },
  { path: request, name: 'without choices', refused: 'contact/*', reach: (page) => shown(page, choices) },
  { path: request, name: 'incomplete', reach: sendIncomplete },
  {
    path: request,
    name: 'failed',
    refused: 'org/temp',
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

/** Sets up the state's faults; call it before opening the page. */
export async function prepare(page: Page, { fault, refused }: ScreenState): Promise<void> {
  if (fault !== undefined) await page.setExtraHTTPHeaders({ 'x-fault': fault });
  if (refused === undefined) return;
  await page.route(`**/api/${refused}`, (route) => route.fulfill({ status: 400, json: { message: 'Not today.' } }));
}
