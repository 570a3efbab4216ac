// Verifies GEN-4, API-3, API-4, SAV-1, SAV-2, REL-2, REL-3.
import { expect, test, type Page } from '@playwright/test';
import { runAssociation } from '../../mocks/commands/runAssociation';
import { demoLogins } from '../../mocks/seed/demoLogins';
import { fillAudio } from './support/fillAudio';
import { endedDialog, signInAgain } from './support/mediaSession';
import { fillRequest } from './support/screenStates';
import { contents, expectAlert, reasons, failWrites, type FailedWrites } from './support/failWrites';

/** The radio station: no other test looks at what it has. */
const [, , { email, password } = { email: '', password: '' }] = demoLogins;

async function openStation(page: Page, address: string): Promise<void> {
  const answer = await page.request.post('/mediareact/api/login/login', { data: { email, password } });
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/mediareact/robots.txt');
  await page.localStorage.setItem('media_id_token', token);
  await page.goto(`/mediareact${address}`);
}

interface Attempts {
  writes: FailedWrites;
  /** Presses the button; twice, where the user is impatient. */
  press: (page: Page) => Promise<void>;
  /** The first write that a press sends. */
  call: string;
  /** What the page says before the reason. */
  says: Readonly<Record<keyof typeof reasons, string>>;
  signedIn: boolean;
}

/** Every fault one after the other on the same form: one request each, the reason on the page, and the input kept. */
async function expectUnshaken(page: Page, { writes, press, call, says, signedIn }: Attempts): Promise<void> {
  const typed = await contents(page);
  for (const fault of ['everyWriteFails', 'everyWriteIsDropped', 'html', 'everyWriteAnswerIsLost'] as const) {
    writes.by(fault);
    await press(page);
    await expectAlert(page, says[fault]);
    await expectAlert(page, reasons[fault]);
    expect(writes.sent()).toEqual([call]);
    expect(await contents(page)).toEqual(typed);
  }
  if (!signedIn) return;
  writes.by('theSessionIsOver');
  await press(page);
  await expect(endedDialog(page)).toBeVisible();
  await signInAgain(page, email, password);
  await expect(endedDialog(page)).toBeHidden();
  expect(writes.sent()).toEqual([call]);
  expect(await contents(page)).toEqual(typed);
}

const saysOfEach = (uncertain: string, certain = uncertain): Attempts['says'] => ({
  everyWriteFails: certain,
  everyWriteIsDropped: uncertain,
  html: uncertain,
  everyWriteAnswerIsLost: uncertain,
});

const pressTwice = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).dblclick();

test('a listing request reports its outcome under every fault and is sent once per click', async ({ page }) => {
  const name = `Unshaken ${String(Date.now())}`;
  const writes = await failWrites(page);
  await page.goto('/mediareact/media-request');
  await fillRequest(page, name, 'desk@unshaken.example');
  const press = pressTwice('Submit');
  const says = saysOfEach('We’re not certain whether your request arrived', 'We couldn’t send your request.');
  await expectUnshaken(page, { writes, press, call: 'POST /org/temp', says, signedIn: false });
  writes.by('late');
  await press(page);
  await expect(page.getByRole('heading', { name: 'Your request has been submitted' })).toBeVisible();
  expect(writes.sent()).toEqual(['POST /org/temp']);
  // The one whose answer was lost; the last was the same, and is stored once.
  const { output } = await runAssociation(['requests'], { DATA_DIR: process.env.PORTAL_DATA });
  expect(output.split(name)).toHaveLength(2);
});

test('an edit names the unconfirmed part under every fault, and Finish saves it', async ({ page }) => {
  const writes = await failWrites(page);
  await openStation(page, '/media-update');
  // Changed, so that the portal can see in the data whether it was saved when an answer does not tell.
  await page.getByLabel('Organization').fill(`KHGP-FM ${String(Date.now() % 1000)}`);
  const call = /^PUT \/org\/update-name\/\d+$/;
  const press = (): Promise<void> => page.getByRole('button', { name: /^(?:Submit|Finish)$/ }).dblclick();
  writes.by('everyWriteFails');
  await press();
  await expectAlert(page, 'Not saved: Organization');
  const [first = ''] = writes.sent();
  expect(first).toMatch(call);
  const says = saysOfEach('Not confirmed: Organization', 'Not saved: Organization');
  await expectUnshaken(page, { writes, press, call: first, says, signedIn: true });
  writes.by('late');
  await press();
  await expect(page.getByText('has been saved.')).toBeVisible();
  expect(writes.sent().map((sent) => sent.split('/')[2])).toEqual(
    ['name', 'address', 'contact', 'type'].map((part) => `update-${part}`),
  );
});

test('unsaved attendance stays in the grid under every fault and is saved by the next Submit', async ({ page }) => {
  const writes = await failWrites(page);
  await openStation(page, '/site-notification/1');
  await page.getByRole('main').getByRole('checkbox').first().click();
  const press = pressTwice('Submit');
  const says = saysOfEach('We’re not certain whether your selections were saved', 'We couldn’t save your selections.');
  const call = 'PUT /site/site-notifications';
  await expectUnshaken(page, { writes, press, call, says, signedIn: true });
  writes.by('late');
  await press(page);
  await expect(page.getByRole('heading', { name: 'Your site selections have been saved' })).toBeVisible();
  expect(writes.sent()).toEqual([call]);
});

test('a failed agreement is kept under every fault and is submitted by the next YES', async ({ page }) => {
  const contact = `unshaken-${String(Date.now())}@khgp963.example`;
  const writes = await failWrites(page);
  await openStation(page, '/agreement');
  await fillAudio(page, contact);
  await page.getByRole('button', { name: 'Review Agreement' }).click();
  const summary = await page.getByRole('main').locator('dd').allTextContents();
  const press = pressTwice('YES');
  const says = saysOfEach('If you received a confirmation email, your agreement went through.');
  const call = 'POST /contact/approve-email';
  await expectUnshaken(page, { writes, press, call, says, signedIn: true });
  expect(await page.getByRole('main').locator('dd').allTextContents()).toEqual(summary);
  writes.by('late');
  await press(page);
  await expect(page.getByRole('heading', { name: 'Your agreement has been submitted' })).toBeVisible();
  expect(writes.sent()).toEqual([call]);
  // The one whose answer was lost; the last was the same, and is mailed once.
  await page.goto('/outbox');
  await expect(page.getByRole('row', { name: contact })).toHaveCount(1);
});
