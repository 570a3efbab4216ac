import { expect, test } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

test('an anchor that is not encoded as it should be shows its page, also on coming back', async ({ page }) => {
  await page.goto('/mediareact/psa#%E0%A4');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Public Service Announcements');
});

/** Decision R4. */
test.describe('the server', () => {
  test('answers unknown paths with the portal, which says that there is no such page', async ({ page, request }) => {
    const fallback = await readFile('dist/200.html', 'utf8');
    for (const unknown of ['/no-such-page', '/media-listing/0', '/psa/print/2', '/agreement']) {
      const answer = await request.get(`/mediareact${unknown}`, { headers: { 'Accept-Encoding': 'identity' } });
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toBe(fallback);
    }
    await page.goto('/mediareact/psa/print/2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });

  test('answers a missing file with 404, and nobody’s page', async ({ request }) => {
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

  test('leads from the root of the host to the portal', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/mediareact\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Information');
  });
});

test('the build holds nothing of the stand-in API', async () => {
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
