import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { signToken } from '../../../mocks/auth/sessions';
import { DEMO_PASSWORD } from '../../../mocks/seed/demoLogins';
import { trackRequests } from './settled';

/** The Council Grove Courier of the seed. */
export const COURIER = { identifier: '27919', email: 'editor@council-grove-courier.example' };

/** The seed's television station, with twenty assistants at many sites. */
export const KSNX = { identifier: '35838' };

const context = {
  get secret() {
    return readFileSync(path.join(process.env.PORTAL_DATA ?? '.data', 'secret'), 'utf8').trim();
  },
  now: () => new Date(),
};

/** A token that the tested server accepts. */
export const tokenFor = (seconds: number, Identifier = COURIER.identifier): Promise<string> =>
  signToken(context, { Role: 'media', Identifier }, seconds);

/** Empties the browser's storage, as in a new browser. Signs the organization in, if one is given. */
export async function startAnew(page: Page, identifier?: string, seconds = 3600): Promise<void> {
  trackRequests(page);
  // Storage is accessible only to a page of its origin. This file loads faster than the portal.
  await page.goto('/mediareact/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if (identifier !== undefined) await page.localStorage.setItem('media_id_token', await tokenFor(seconds, identifier));
}

/** Gives the browser a session of this many seconds. */
export const signIn = (page: Page, identifier = COURIER.identifier, seconds?: number): Promise<void> =>
  startAnew(page, identifier, seconds);

/** Opens an address with a session of this many seconds. */
export async function openSignedIn(
  page: Page,
  address: string,
  seconds = 3600,
  identifier = COURIER.identifier,
): Promise<void> {
  await signIn(page, identifier, seconds);
  await page.goto(`/mediareact${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Replaces the session, as another tab would, with one of this many seconds. */
export async function shortenSession(page: Page, seconds: number): Promise<void> {
  const token = await tokenFor(seconds);
  await page.evaluate((text) => {
    localStorage.setItem('media_id_token', text);
    window.dispatchEvent(new StorageEvent('storage', { key: 'media_id_token' }));
  }, token);
}

export const endedDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

export async function signInAgain(page: Page, email = COURIER.email, password = DEMO_PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
}
