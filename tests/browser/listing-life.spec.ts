// Verifies REQ-7, SES-9, SES-10, SES-22, SRV-3.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { addressOf } from './support/publicScreens';
import { fillRequest } from './support/screenStates';

const run = promisify(execFile);

/** `npm run association -- …` on the data of the running server. */
async function staff(...words: string[]): Promise<string> {
  const environment = { ...process.env, DATA_DIR: process.env.PORTAL_DATA };
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'mocks/commands/association.ts', ...words], {
    env: environment,
  });
  return stdout;
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(addressOf('/login'));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The newest mail to the address, as the outbox shows it. */
async function mailTo(request: APIRequestContext, email: string): Promise<string> {
  const list = await (await request.get('/outbox')).text();
  const entry = list.split(/<(?:li|tr|article)\b/).find((part) => part.includes(email));
  const href = /href="([^"]+)"/.exec(entry ?? '')?.[1] ?? '';
  return (await request.get(href)).text();
}

test('a request becomes a listed organization that signs in with the mailed password', async ({ page, request }) => {
  const name = 'Kaw Valley Webcast';
  const email = 'hello@kawvalley.example';
  await page.goto(addressOf('/media-request'));
  await expect(page.getByText('Please complete the verification above to submit your request.')).toBeVisible();
  await fillRequest(page, name, email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Your request has been submitted' })).toBeFocused();
  await expect(page.getByText('2-3 business days', { exact: false }).last()).toBeVisible();
  expect(await mailTo(request, email)).toContain('2-3 business days');

  const waiting = await staff('requests');
  const id = new RegExp(`^\\s*(\\d+)\\s.*${name}`, 'm').exec(waiting)?.[1] ?? '';
  expect(await staff('approve', id)).toContain(email);

  await page.getByRole('link', { name: 'See the media listing' }).click();
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
  await expect(page.getByRole('link', { name })).toBeVisible();

  const password = /Password: (\S+)/.exec(await mailTo(request, email))?.[1]?.replace(/<.*/, '') ?? '';
  expect(password.length).toBeGreaterThan(8);
  await logIn(page, email, password);
  await expect(page).toHaveURL(addressOf('/media-change'));
  await expect(page.getByText(name).first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('media_id_token'));
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

  // The header knows who is signed in after a reload, too, and Logout ends it.
  await page.goto(addressOf('/psa'));
  const site = page.getByRole('navigation', { name: 'Association' });
  await site.getByRole('button', { name: 'Media', exact: true }).click();
  await site.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Information');
  expect(await page.evaluate(() => localStorage.getItem('media_id_token'))).toBeNull();
});

test('a wrong password shows the alert, resets the form, and stores nothing', async ({ page }) => {
  await logIn(page, 'nobody@nowhere.example', 'wrong');
  await expect(page.getByRole('alert')).toHaveText('username or password is incorrect!');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  // What redux-persist leaves of slices that hold nothing is no trace of anybody.
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toMatch(/nobody|nowhere|wrong|media_id_token/);
});
