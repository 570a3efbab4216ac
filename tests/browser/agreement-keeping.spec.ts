// Verifies AGR-26, REL-3.
import { expect, type Page } from '@playwright/test';
import { test, type AgreementScreen } from './support/agreementScreen';
import { axeFindings } from './support/axeFindings';
import { endedDialog, shortenSession, signInAgain } from './support/mediaSession';

const failure = 'We are experiencing techincal difficulties, Please try your request again later';

const audio = {
  type: 'Radio or Internet Audio',
  event: { Activity: 'Girls Basketball', 'Playoff Level': 'Regional', Class: '6A', Site: 'Lenexa Regional' },
  schools: ['Manhattan High School'],
  dates: ['2/26/2027'],
  choices: { 'Event Site': /^Lenexa Gymnasium/, Landline: 'Yes', Cellphone: 'No' },
} as const;

/** Goes to another screen and comes back as one does with the browser's own button. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Publications' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publications' })).toBeVisible();
  await page.goBack();
}

/** Keeps submissions from the server until it is told to let them through. */
async function holdSubmission(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/contact/approve-email', async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    release();
  };
}

async function expectAllKept(agreement: AgreementScreen): Promise<void> {
  await expect(agreement.field('Name')).toHaveValue('Ana Ruiz');
  await expect(agreement.group('Event Site').getByRole('radio', { checked: true })).toHaveValue('site');
  await expect(agreement.group('Schools').getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(agreement.group('Dates').getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(agreement.group('Landline').getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(agreement.group('Cellphone').getByRole('radio', { name: 'No' })).toBeChecked();
}

test('every step survives Back, a reload, a lost connection, a failure, and expiry', async ({
  page,
  context,
  agreement,
}) => {
  await agreement.fill(audio);
  await leaveAndComeBack(page);
  await expectAllKept(agreement);
  await context.setOffline(true);
  await agreement.field('Station').fill('97.1 FM');
  await context.setOffline(false);
  await page.reload();
  await expectAllKept(agreement);
  await expect(agreement.field('Station')).toHaveValue('97.1 FM');

  await agreement.review();
  await leaveAndComeBack(page);
  await expectAllKept(agreement);
  await agreement.review();
  await page.reload();
  await expectAllKept(agreement);
  await agreement.review();
  await context.setOffline(true);
  await agreement.button('YES').click();
  await expect(agreement.main.getByRole('alert')).toContainText(failure);
  await context.setOffline(false);
  await shortenSession(page, 1);
  await expect(endedDialog(page)).toBeVisible();
  await signInAgain(page);
  await expect(endedDialog(page)).toHaveCount(0);
  await expect(agreement.heading('Is the following information correct?')).toBeVisible();
  const release = await holdSubmission(page);
  await agreement.button('YES').click();
  await leaveAndComeBack(page);
  await expectAllKept(agreement);
  await agreement.review();
  await expect(agreement.main.getByText('Submitting…')).toBeVisible();
  // It looks as it is: not to be pressed. Somebody does all the same.
  await agreement.button('YES').click({ force: true });
  release();
  await expect(agreement.heading('Your agreement has been submitted')).toBeFocused();
  // Without a connection nothing was sent, and nothing was queued.
  expect(agreement.submitted).toHaveLength(1);

  await agreement.main.getByRole('link', { name: 'Request New Agreement' }).click();
  await expect(agreement.heading('Submitted from this browser')).toBeVisible();
  await expect(agreement.button('Review Agreement')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('the review goes on while another tab only shows the form, and ends once it changes', async ({
  page,
  context,
  agreement,
}) => {
  await agreement.fill(audio);
  await agreement.review();
  const confirm = agreement.heading('Is the following information correct?');
  const other = await context.newPage();
  await other.goto('/mediareact/agreement');
  const station = other.getByLabel('Station', { exact: true });
  await expect(station).toBeVisible();
  await expect(confirm).toBeVisible();
  await station.fill('97.1 FM');
  await expect(agreement.field('Station')).toHaveValue('97.1 FM');
  await agreement.review();
  await other.reload();
  await expect(station).toHaveValue('97.1 FM');
  await expect(confirm).toBeVisible();
  await agreement.button('YES').click();
  await expect(agreement.heading('Your agreement has been submitted')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Review Agreement' })).toHaveCount(0);
  expect(agreement.submitted).toHaveLength(1);
  await expect(page).toHaveURL(/\/agreement$/);
});
