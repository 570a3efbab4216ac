// Verifies NAV-1, OPS-3, REL-13.
import { expect, test } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

test('a malformed anchor shows its page, also after Back', async ({ page }) => {
  await page.goto('/mediareact/psa#%E0%A4');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Public Service Announcements');
});

/** How the built files are served (OPS-3). */
test.describe('the server', () => {
  test('answers client-rendered screens with one document', async ({ request }) => {
    const fallback = await readFile('dist/200.html', 'utf8');
    for (const drawn of ['/agreement', '/agreement/1/6f9619ff', '/school-directory/admin/1']) {
      const answer = await request.get(`/mediareact${drawn}`, { headers: { 'Accept-Encoding': 'identity' } });
      expect([drawn, answer.status()]).toEqual([drawn, 200]);
      expect(await answer.text()).toBe(fallback);
    }
  });

  test('answers unknown addresses with 404 and the not-found page, also without scripts', async ({
    browser,
    baseURL,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ javaScriptEnabled, ...(baseURL === undefined ? {} : { baseURL }) });
      for (const unknown of ['/no-such-page', '/psa/print/2', '/login.html']) {
        const answer = await page.goto(`/mediareact${unknown}`);
        expect([unknown, answer?.status()]).toEqual([unknown, 404]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
        await expect(page.locator('title')).toHaveCount(1);
      }
      await page.close();
    }
  });

  test('answers 404 for an organization that is not listed, and the screen says so', async ({ page }) => {
    const answer = await page.goto('/mediareact/media-listing/0');
    expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([404, 'noindex']);
    await expect(page.getByText('This organization does not exist.')).toBeVisible();
  });

  test('shows the not-found page outside the portal', async ({ page }) => {
    const answer = await page.goto('/no-such-place');
    expect(answer?.status()).toBe(404);
    await page.waitForLoadState('load');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Home Page' }).click();
    await expect(page).toHaveURL(/\/mediareact\/$/);
  });

  test('has one address for a page with data', async ({ request }) => {
    for (const path of ['/media-listing', '/media-listing/27919']) {
      const other = await request.get(`/mediareact${path}/`, { maxRedirects: 0 });
      expect([other.status(), other.headers().location]).toEqual([308, `/mediareact${path}`]);
      const shouted = await request.get(`/mediareact${path.toUpperCase()}`, { headers: { Accept: 'text/html' } });
      expect([path, shouted.status()]).toEqual([path, 404]);
    }
  });

  test('gives every public document a unique title, description, and address', async ({ page, request }) => {
    const addresses = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)/g)].map(
      ([, loc]) => loc ?? '',
    );
    expect(addresses).toContain('/mediareact/psa');
    const said: (string | null)[] = [];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
      said.push(await page.title(), await page.locator('meta[name=description]').getAttribute('content'));
    }
    expect(said.filter((text) => text === null || text.length < 12)).toEqual([]);
    expect(new Set(said).size).toBe(2 * addresses.length);
    await page.goto('/mediareact/media-listing/27919');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', '/mediareact/media-listing/27919');
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^Council Grove Courier in Council Grove, approved by the /,
    );
    const image = await page.request.get('/mediareact/social-card.png');
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  test('answers a missing file with 404 and no page', async ({ request }) => {
    for (const missing of ['/assets/main.0000000000.js', '/favicon.ico', '/psa/poster.pdf', '/200.htm']) {
      const answer = await request.get(`/mediareact${missing}`);
      expect(answer.status(), missing).toBe(404);
      expect(await answer.text()).not.toContain('<html');
    }
  });

  test('answers a prerendered route with its own document, with and without a slash', async ({ request }) => {
    for (const route of ['/psa', '/psa/', '/psa/audio']) {
      const answer = await request.get(`/mediareact${route}`);
      expect(await answer.text()).toContain('<h1');
    }
    expect(await (await request.get('/mediareact/psa/audio')).text()).toContain('PSA Audio Samples');
  });

  test("redirects the host's root to the portal", async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/mediareact\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Information');
  });
});

test('the build contains nothing of the embedded API', async () => {
  const names = await readdir('dist', { recursive: true });
  const files = names.filter((name) => /\.(?:js|html|css|json|txt|svg)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  // A demo password, a seeded organization, the server's own words, its tools and the name of a fault.
  const marks = ['prairie-sky-2026', 'council-grove-courier', 'The e-mail or the password is not right', '@libsql'];
  const more = ['drizzle', '@mswjs', 'setupServer', 'listingFailsTwice', 'x-fault', 'createHandlers', 'seedDatabase'];
  for (const file of files) {
    const content = await readFile(path.join('dist', file), 'utf8');
    expect(
      [...marks, ...more].filter((mark) => content.includes(mark)),
      file,
    ).toEqual([]);
  }
});
