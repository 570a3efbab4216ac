import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openSignedIn } from '../../tests/browser/support/mediaSession';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/pictures');
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
      await page.getByLabel('Billing Email').waitFor();
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

export async function takeReadmePictures(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  for (const picture of pictures) await take(page, picture);
}
