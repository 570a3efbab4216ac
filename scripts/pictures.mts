// Takes the README's screenshots: `npx tsx scripts/pictures.mts`.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startServer } from '../mocks/server';
import { openSignedIn } from '../tests/browser/support/mediaSession';
import { chromiumFlags, findOrInstallChromium } from './browser/findOrInstallChromium.mjs';
import { buildPortal } from './build.mjs';

const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures');
const LARGEST = 200_000;

interface Picture {
  name: string;
  address: string;
  isMedia?: true;
  /** Runs before the picture is taken. */
  reach?: (page: Page) => Promise<unknown>;
}

const pictures: Picture[] = [
  { name: 'home', address: '/' },
  { name: 'listing', address: '/media-listing' },
  { name: 'media-home', address: '/media-change', isMedia: true },
  { name: 'attendance', address: '/site-notification/1', isMedia: true },
  {
    name: 'agreement',
    address: '/agreement',
    isMedia: true,
    reach: async (page) => {
      await page.getByRole('radio', { name: 'Television' }).check();
      await page.getByRole('combobox', { name: 'Activity' }).waitFor();
    },
  },
];

async function take(page: Page, { name, address, isMedia, reach }: Picture): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (isMedia === true) await openSignedIn(page, address);
    else await page.goto(`/mediareact${address}`);
    await page.waitForLoadState('networkidle');
    await reach?.(page);
    await page.waitForLoadState('networkidle');
    const file = path.join(FOLDER, `${name}-${colorScheme}.png`);
    await page.screenshot({ path: file });
    const { size } = await stat(file);
    if (size > LARGEST) throw new Error(`${file} has ${size} bytes; the limit is ${LARGEST}.`);
    console.log(`${path.relative('.', file)}  ${(size / 1000).toFixed(0)} kB`);
  }
}

async function takePictures(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  for (const picture of pictures) await take(page, picture);
}

process.env.CAPTCHA = 'standin';
await buildPortal();
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-pictures-'));
// Lets `openSignedIn` sign its tokens with this server's secret.
process.env.PORTAL_DATA = dataDir;
const server = await startServer({ distDir: 'dist', dataDir, port: 0 });
const browser = await chromium.launch({ executablePath: findOrInstallChromium('browser'), args: [...chromiumFlags] });
try {
  await takePictures(browser, server.url);
} finally {
  await browser.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
}
