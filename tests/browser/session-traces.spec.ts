// Verifies SES-6, SEC-5.
import { expect, test, type Page, type Request } from '@playwright/test';
import { endedDialog, openSignedIn, shortenSession } from './support/mediaSession';
import { settled } from './support/settled';
import { found, personalWords, traces } from './support/traces';

const screens = [
  ...['Media Home', 'Publications', 'School Directory', 'Broadcast Agreements', 'Site Notification'],
  ...['Request Yearly Credentials'],
];

/** Every screen of the media area, from its navigation. */
async function walk(page: Page, visit: () => void = () => undefined): Promise<void> {
  for (const name of screens) {
    await page.getByRole('navigation', { name: 'Media area' }).getByRole('link', { name }).click();
    await settled(page);
    visit();
  }
}

test('logout leaves nothing personal in the browser', async ({ page }) => {
  await openSignedIn(page, '/media-change');
  await expect(page.getByText('Shirley Torres').first()).toBeVisible();
  const words = await personalWords(page);
  expect(words.length).toBeGreaterThan(10);
  // The search does find them while they are there.
  expect(found(await traces(page), words)).toContain('Shirley Torres');
  await walk(page);
  await page.getByRole('navigation', { name: 'Media area' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/mediareact\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Information');
  expect(found(await traces(page), words)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('media_id_token'))).toBeNull();
  expect(await page.context().cookies()).toEqual([]);
});

test('logout leaves nothing of the input, even when typed at the last moment', async ({ page }) => {
  await openSignedIn(page, '/add-assistant');
  await page.getByLabel('First Name', { exact: true }).fill('Zwolfaxing');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:drafts'))).toContain('Zwolfaxing');
  await page.getByLabel('Last Name', { exact: true }).fill('Zwolfaxing-Nord');
  await page.getByRole('navigation', { name: 'Media area' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Information');
  // A draft follows what is typed after a third of a second at most.
  await page.waitForTimeout(600);
  expect(await traces(page)).not.toContain('Zwolfaxing');
});

test('expiry and closing the tab leave nothing personal in the browser', async ({ context, page }) => {
  await openSignedIn(page, '/media-change');
  const words = await personalWords(page);
  await walk(page);
  await shortenSession(page, 1);
  await expect(endedDialog(page)).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await later.goto('/mediareact/');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('General Information');
  expect(found(await traces(later), words)).toEqual([]);
  expect(await later.evaluate(() => localStorage.getItem('media_id_token'))).toBeNull();
});

test('the token goes only to the API, and no address contains personal data', async ({ baseURL, context, page }) => {
  const elsewhere = 'https://pictures.example/';
  await context.route(`${elsewhere}**`, (route) => route.fulfill({ status: 204 }));
  // Data that names another origin makes the browser ask there.
  await page.route('**/mediareact/api/staff/director/*', async (route) => {
    const answer = await route.fetch();
    const person = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...person, Picture: `${elsewhere}torres.png` } });
  });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await openSignedIn(page, '/media-change');
  const words = await personalWords(page);
  const addresses: string[] = [];
  await walk(page, () => addresses.push(page.url()));

  const api = `${baseURL ?? ''}/mediareact/api/`;
  const carries = await Promise.all(
    requests.map(async (request) => ({
      url: request.url(),
      token: (await request.headerValue('authorization')) ?? '',
    })),
  );
  const signed = carries.filter(({ token }) => token !== '');
  expect(signed.length).toBeGreaterThan(5);
  expect(signed.filter(({ url }) => !url.startsWith(api))).toEqual([]);
  expect(carries.some(({ url }) => !url.startsWith(api))).toBe(true);

  const everywhere = [...addresses, ...carries.map(({ url }) => url)].map((url) => decodeURIComponent(url));
  expect(everywhere.filter((url) => found(url, words).length > 0)).toEqual([]);
  expect(everywhere.filter((url) => url.includes('eyJ') || url.includes('@'))).toEqual([]);
});
