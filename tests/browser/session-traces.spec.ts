// Verifies SES-6, SES-19, SEC-5.
import { expect, test, type Page, type Request } from '@playwright/test';
import { endedDialog, openSignedIn, shortenSession, signInAgain } from './support/mediaSession';
import { settled } from './support/settled';
import { found, personalWords, traces } from './support/traces';

const screens = [
  'Media Home',
  'Publications',
  'School Directory',
  'Broadcast Agreements',
  'Site Notification',
  'Request Yearly Credentials',
];

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Media area' });

test('the token goes only to the API, and expiry and logout leave nothing personal in the browser', async ({
  baseURL,
  context,
  page,
}) => {
  const elsewhere = 'https://pictures.example/';
  await context.route(`${elsewhere}**`, (route) => route.fulfill({ status: 204 }));
  // A picture at another origin makes the browser send a request there, which must not carry the token.
  await page.route('**/mediareact/api/staff/director/*', async (route) => {
    const answer = await route.fetch();
    const person = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...person, Picture: `${elsewhere}torres.png` } });
  });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await openSignedIn(page, '/media-change');
  await expect(page.getByText('Shirley Torres').first()).toBeVisible();
  const words = await personalWords(page);
  expect(words.length).toBeGreaterThan(10);
  // Shows that the search for traces works: it finds the words while they are there.
  expect(found(await traces(page), words)).toContain('Shirley Torres');
  const addresses: string[] = [];
  for (const name of screens) {
    await navigation(page).getByRole('link', { name }).click();
    await settled(page);
    addresses.push(page.url());
  }

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

  await shortenSession(page, 1);
  await expect(endedDialog(page)).toBeVisible();
  const later = await context.newPage();
  await later.goto('/mediareact/');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('General Information');
  expect(found(await traces(later), words)).toEqual([]);
  expect(await later.evaluate(() => localStorage.getItem('media_id_token'))).toBeNull();

  await signInAgain(page);
  await expect(endedDialog(page)).toBeHidden();
  await page.goto('/mediareact/add-assistant');
  await page.getByLabel('First Name', { exact: true }).fill('Zwolfaxing');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:drafts'))).toContain('Zwolfaxing');
  await later.goto('/mediareact/publications');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Publications');
  await navigation(later).getByRole('link', { name: 'School Directory' }).click();
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('School Directory');
  await page.getByLabel('Last Name', { exact: true }).fill('Zwolfaxing-Nord');
  await navigation(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Information');
  // The other tab is logged out, too.
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('General Information');
  await expect(later.getByRole('alert')).toHaveCount(0);
  // Longer than the delay after which a draft is stored, which is a third of a second at most.
  await page.waitForTimeout(600);
  expect(found(await traces(page), [...words, 'Zwolfaxing'])).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('media_id_token'))).toBeNull();
  expect(await page.context().cookies()).toEqual([]);

  // Back does not open the page that this tab showed before the logout.
  await later.goBack();
  await expect(later.getByRole('alert').filter({ hasText: 'You must be logged in' })).toBeVisible();
  await expect(later).toHaveURL(/\/mediareact\/?$/);
});
