// `npm run pictures`: builds the portal, serves it with the stand-in, signs in and takes the README's pictures, light and
// dark, into docs/pictures/. Run it after a change that one can see.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { demoLogins } from '../mocks/seed';
import { startServer } from '../mocks/server';
import { buildPortal } from './build.mjs';
import { findOrInstallChromium } from './browser/findOrInstallChromium.mjs';

const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures');
const LARGEST = 200_000;

interface Picture {
  name: string;
  /** Below the portal's base path. */
  address: string;
  /** What is done before the picture is taken. */
  reach?: (page: Page) => Promise<unknown>;
}

const publicPictures: Picture[] = [
  { name: 'home', address: '/' },
  { name: 'listing', address: '/media-listing' },
];

const mediaPictures: Picture[] = [
  { name: 'media-home', address: '/media-change' },
  { name: 'attendance', address: '/site-notification/1' },
  {
    name: 'agreement',
    address: '/agreement',
    reach: async (page) => {
      await page.getByRole('radio', { name: 'Television' }).check();
      await page.getByLabel('Billing Email').waitFor();
    },
  },
];

async function take(page: Page, url: string, { name, address, reach }: Picture): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(`${url}/mediareact${address}`, { waitUntil: 'networkidle' });
    await reach?.(page);
    await page.waitForLoadState('networkidle');
    const file = path.join(FOLDER, `${name}-${scheme}.png`);
    await page.screenshot({ path: file });
    const { size } = await stat(file);
    if (size > LARGEST) throw new Error(`${file} has ${String(size)} bytes; at most ${String(LARGEST)} are wanted.`);
    console.log(`${path.relative('.', file)}  ${(size / 1000).toFixed(0)} kB`);
  }
}

async function signIn(page: Page, url: string): Promise<void> {
  const [login] = demoLogins;
  if (login === undefined) throw new Error('The stand-in has no demo login.');
  await page.goto(`${url}/mediareact/login`);
  await page.getByLabel('Email').fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/media-change');
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  for (const picture of publicPictures) await take(page, url, picture);
  await signIn(page, url);
  for (const picture of mediaPictures) await take(page, url, picture);
}

process.env.CAPTCHA = 'standin';
await buildPortal();
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-pictures-'));
const server = await startServer({ distDir: 'dist', dataDir, port: 0 });
const browser = await chromium.launch({
  executablePath: findOrInstallChromium('browser'),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});
try {
  await takeAll(browser, server.url);
} finally {
  await browser.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
}
