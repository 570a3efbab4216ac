// Verifies LST-18, OPS-9, API-12.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { holdScripts } from './support/hold';
import { addressOf } from './support/publicScreens';
import { test } from './support/test';

const listing = addressOf('/media-listing');
const rows = (page: Page) => page.locator('tbody tr');
const age = (page: Page) => page.getByText(/^as of \d{1,2}:\d\d [AP]M C[SD]T, \w{3} \d{1,2}$/);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the listing shows a readable first page with its time', async ({ page }) => {
    await page.goto(listing);
    await expect(rows(page)).toHaveCount(25);
    await expect(age(page)).toBeVisible();
    await expect(page.getByText(/^\d+ organizations, 1–25 shown$/)).toBeVisible();
    await page.getByRole('link', { name: 'Arkansas City News' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arkansas City News');
    await expect(page.getByText('620-555-1791')).toBeVisible();
    await expect(age(page)).toBeVisible();
  });
});

test('the listing is requested once, by the document, and withdrawn organizations disappear with the answer', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.route('**/api/org/listing', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: ((await answer.json()) as unknown[]).slice(1) });
  });
  const release = await holdScripts(page);
  const asked = page.waitForRequest('**/api/org/listing');
  await page.goto(listing, { waitUntil: 'commit' });
  await asked;
  await expect(rows(page)).toHaveCount(25);
  await expect(age(page)).toBeVisible();
  release();
  await expect(age(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('link', { name: 'Arkansas City News' })).toHaveCount(0);
  expect(calls).toHaveLength(1);
  // React reports an error for markup that it could not hydrate.
  expect(errors).toEqual([]);
});

test('a failed answer is reported, and the older rows stay with their age', async ({ page }) => {
  await page.route('**/api/org/listing', (route) => route.fulfill({ status: 400, json: { message: 'Not today.' } }));
  await page.goto(listing);
  await expect(page.getByRole('heading', { name: 'Uh-Oh!!' })).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
  await expect(age(page)).toBeVisible();
  await page.unroute('**/api/org/listing');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(age(page)).toHaveCount(0);
});

test('rows that the address filters out never appear', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${listing}?filter=courier`, { waitUntil: 'commit' });
  await expect(rows(page)).toHaveCount(25);
  await expect(rows(page).first()).toBeHidden();
  release();
  await expect(page.getByText('9 organizations', { exact: true })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

test('a detail page shows the stored organization, then the live one, or an error when it is gone', async ({
  page,
}) => {
  const address = addressOf('/media-listing/27919');
  const title = page.getByRole('heading', { level: 1 });
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(title).toHaveText('Council Grove Courier');
  await expect(page.getByText('Shirley Torres')).toBeVisible();
  await expect(age(page)).toBeVisible();
  release();
  await expect(age(page)).toHaveCount(0);
  await expect(title).toHaveText('Council Grove Courier');
  await page.route('**/api/org/identifier/27919', (route) =>
    route.fulfill({ status: 404, json: { message: 'It is not listed any more.' } }),
  );
  await page.reload();
  await expect(page.getByText('It is not listed any more.')).toBeVisible();
});

test.describe('npm run snapshot', () => {
  let folder = '';

  test.beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-snapshot-'));
    await cp('dist', path.join(folder, 'dist'), { recursive: true });
    await symlink(path.resolve('.cache'), path.join(folder, '.cache'));
  });

  test.afterEach(() => rm(folder, { recursive: true }));

  const take = async (api: string): Promise<string> => {
    const run = promisify(execFile);
    const command = ['--import', 'tsx', 'scripts/snapshot.mts', '--api', api, '--dist', path.join(folder, 'dist')];
    const { stdout } = await run(process.execPath, command, { env: { ...process.env, ENV_FILE: '' } });
    return stdout;
  };

  test('writes the complete listing into the build, and changes nothing when the answer fails', async ({ baseURL }) => {
    // The test starts the command three times, each time as a new process.
    test.slow();
    const place = path.join(folder, 'dist/media-listing');
    const file = path.join(place, 'index.html');
    expect(await readFile(file, 'utf8')).not.toContain('Arkansas City News');
    expect(await take(`${baseURL ?? ''}/mediareact/api`)).toMatch(/with the listing as of \d{1,2}:\d\d [AP]M/);
    const html = await readFile(file, 'utf8');
    expect(html).toContain('Arkansas City News');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(html);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(html);

    // An address that answers 404, and one that answers something else than a list.
    const failing = [`${baseURL ?? ''}/mediareact/api/nowhere`, `${baseURL ?? ''}/mediareact/psa`];
    await Promise.all(
      failing.map((api) => expect(take(api)).rejects.toThrow(/was not changed\. Its rows are from \d{4}-/)),
    );
    expect(await readFile(file, 'utf8')).toBe(html);
    expect((await readdir(place)).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  });
});
