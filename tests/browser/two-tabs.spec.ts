// Verifies ATT-13, DRF-5, ORG-3, STF-1, SAV-2.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { people, sites } from './support/attendanceGrid';
import { hold } from './support/hold';
import { COURIER, openSignedIn } from './support/mediaSession';
import { test } from './support/test';

const { identifier } = COURIER;

// Not in parallel, because two of the tests save the same record.
test.describe.configure({ mode: 'default' });

async function openTabs(context: BrowserContext, address: string): Promise<[Page, Page]> {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openSignedIn(one, address);
  await other.goto(`/mediareact${address}`);
  return [one, other];
}

interface Choice {
  event: number;
  staff: number;
  attending: '0' | '1';
}

/** Mocks the attendance of one site and two people. Returns the list of saves; later responses contain the last one. */
async function answerAttendance(context: BrowserContext): Promise<Choice[][]> {
  const saves: Choice[][] = [];
  await context.route(`**/api/staff/${identifier}`, (route) => route.fulfill({ json: people(2) }));
  await context.route('**/api/site/state-tournaments/1/**', (route) => route.fulfill({ json: sites(1) }));
  await context.route(`**/api/site/site-notifications/${identifier}`, (route) =>
    route.fulfill({
      json: (saves.at(-1) ?? []).map(({ event, staff, attending }) => ({
        Sites: event,
        PersonID: staff,
        Attending: Number(attending),
      })),
    }),
  );
  await context.route('**/api/site/site-notifications', async (route) => {
    saves.push(route.request().postDataJSON() as Choice[]);
    await route.fulfill({ json: 'success' });
  });
  return saves;
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(name) });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit', exact: true });

test('a tab submits the attendance that another tab has saved along with its own', async ({ context }) => {
  const saves = await answerAttendance(context);
  const [one, other] = await openTabs(context, '/site-notification/1');
  await box(one, 'Ana Whitfield').click();
  await expect(box(other, 'Ana Whitfield')).toBeChecked();
  await submit(one).click();
  await expect(one.getByRole('heading', { name: /saved/ })).toBeVisible();
  await expect(other.getByText('No changes since you last submitted.')).toBeVisible();
  await expect(box(other, 'Ana Whitfield')).toBeChecked();
  await box(other, 'Ben Whitfield').click();
  await submit(other).click();
  await expect(other.getByRole('heading', { name: /saved/ })).toBeVisible();
  expect(saves.at(-1)?.map(({ staff, attending }) => [staff, attending])).toEqual([
    [1, '1'],
    [2, '1'],
  ]);
});

test('a tab takes back that it could not save the attendance once another tab has', async ({ context }) => {
  await answerAttendance(context);
  const [one, other] = await openTabs(context, '/site-notification/1');
  await context.route(
    '**/api/site/site-notifications',
    (route) => route.fulfill({ status: 500, json: { message: 'Not today.' } }),
    { times: 1 },
  );
  await box(one, 'Ana Whitfield').click();
  await submit(one).click();
  await expect(one.getByText(/^We couldn’t save your selections/)).toBeVisible();
  await expect(box(other, 'Ana Whitfield')).toBeChecked();
  await submit(other).click();
  await expect(other.getByRole('heading', { name: /saved/ })).toBeVisible();
  await expect(one.getByText(/^We couldn’t save your selections/)).toBeHidden();
});

test('a tab keeps what another tab has saved of the organization, and its own typing', async ({ context }) => {
  const [one, other] = await openTabs(context, '/media-update');
  const before = await field(one, 'Phone').inputValue();
  const bodies: Record<string, string>[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PUT') bodies.push(request.postDataJSON() as Record<string, string>);
  });
  await field(one, 'Phone').fill('620-555-0177');
  await submit(one).click();
  await expect(one.getByText('Your organization has been saved.')).toBeVisible();
  await expect(field(other, 'Phone')).toHaveValue(/620\D*555\D*0177/);
  await field(other, 'Fax').fill('620-555-0178');
  await submit(other).click();
  await expect(other.getByText('Your organization has been saved.')).toBeVisible();
  expect(bodies).toHaveLength(8);
  for (const { Phone = '', Fax } of bodies.slice(4)) {
    expect([Phone.replace(/\D/g, ''), Fax]).toEqual(['6205550177', '620-555-0178']);
  }
  await other.goto('/mediareact/media-update');
  await field(other, 'Phone').fill(before);
  await submit(other).click();
  await expect(other.getByText('Your organization has been saved.')).toBeVisible();
});

test('a tab on a public page learns what another tab saves, also when its user leaves during the save', async ({
  context,
}) => {
  const [one, other] = await openTabs(context, '/media-change');
  await one.getByRole('link', { name: 'PSA' }).first().click();
  await expect(one).toHaveURL(/\/psa$/);
  await other.goto('/mediareact/media-update');
  const before = await field(other, 'Phone').inputValue();
  const answer = await hold(context, '**/api/org/update-name/**');
  await field(other, 'Phone').fill('620-555-0179');
  await submit(other).click();
  await other.getByRole('link', { name: 'PSA' }).first().click();
  await expect(other).toHaveURL(/\/psa$/);
  answer();
  await expect(other.getByText('Your organization has been saved.')).toBeVisible();
  await one.getByRole('link', { name: 'Media Home' }).first().click();
  await expect(one.getByText(/620\D*555\D*0179/).first()).toBeVisible();
  await one.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(field(one, 'Phone')).toHaveValue(/620\D*555\D*0179/);
  await field(one, 'Phone').fill(before);
  await submit(one).click();
  await expect(one.getByText('Your organization has been saved.')).toBeVisible();
});

test('a second tab does not finish a save that the first is still sending', async ({ context }) => {
  const [one, other] = await openTabs(context, '/add-assistant');
  const posts: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/staff/assistant-')) posts.push(request.url());
  });
  const answer = await hold(context, '**/api/staff/assistant-*/**', (route) =>
    route.fulfill({ status: 422, json: { message: 'No new staff today.' } }),
  );
  await one.getByLabel('First Name').fill('Dorothy');
  await one.getByLabel('Last Name').fill('Gale');
  await one.getByLabel('Email').fill('dorothy@courier.example');
  await submit(one).click();
  await expect(other.getByText('Another tab or page is saving this form. Please wait for it.')).toBeVisible();
  await other.getByRole('main').getByRole('button', { name: 'Saving…' }).click({ force: true });
  await expect(other.getByText('Another tab or page is sending this form. Please wait for it.')).toBeVisible();
  answer();
  await expect(one.getByText(/No new staff today\./)).toBeVisible();
  await expect(other.getByText('Another tab or page is sending this form. Please wait for it.')).toBeHidden();
  await expect(other.getByText('Another tab or page is saving this form. Please wait for it.')).toBeHidden();
  await expect(submit(other)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('a tab waits while another one adds the rows of a pasted table', async ({ context }) => {
  const [one, other] = await openTabs(context, '/add-assistant');
  const answer = await hold(context, '**/api/staff/assistant-*/**', (route) =>
    route.fulfill({ status: 422, json: { message: 'No new staff today.' } }),
  );
  await one.getByText('Add several by pasting a table').click();
  await one.getByLabel('Table of assistants').fill('Anna\tGale\tanna@courier.example');
  await one.getByRole('button', { name: 'Add 1', exact: true }).click();
  await other.reload();
  await expect(other.getByText('Another tab or page is adding these rows. Please wait for it.')).toBeVisible();
  await expect(other.getByText('It was interrupted before it finished.')).toBeHidden();
  await expect(other.getByRole('button', { name: 'Discard the table' })).toBeDisabled();
  answer();
  await expect(one.getByText(/No new staff today\./)).toBeVisible();
  await expect(other.getByText('Another tab or page is adding these rows. Please wait for it.')).toBeHidden();
  await expect(other.getByText(/No new staff today\./)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Discard the table' })).toBeEnabled();
});

test('a contact that was refused is reported on the form of the next contact', async ({ page }) => {
  const answer = await hold(page, '**/api/staff/assistant-person/*', (route) =>
    route.fulfill({ status: 422, json: { message: 'Not allowed' } }),
  );
  await openSignedIn(page, '/media-change');
  const edits = page.getByRole('table').getByRole('button', { name: 'Edit', exact: true });
  await edits.nth(1).click();
  await field(page, 'First Name').fill('Paulok');
  await submit(page).click();
  await page.getByRole('link', { name: 'Media Home' }).first().click();
  await edits.nth(2).click();
  await expect(field(page, 'First Name')).toBeVisible();
  answer();
  await expect(page.getByText('The contact you edited earlier has not been saved. Not allowed')).toBeVisible();
});
