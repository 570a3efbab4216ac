// Takes the README's screenshots: `npx playwright test --project=pictures`, after `npm run build:standin`.
import { stat } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { openSignedIn } from './support/mediaSession';

const LARGEST = 200_000;

/** Makes the agreement show its whole form instead of only the choice of a type. */
async function chooseTelevision(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Television' }).check();
  await page.getByRole('combobox', { name: 'Activity' }).waitFor();
}

const pictures: { name: string; address: string; isMedia?: true; reach?: (page: Page) => Promise<void> }[] = [
  { name: 'home', address: '/' },
  { name: 'listing', address: '/media-listing' },
  { name: 'media-home', address: '/media-change', isMedia: true },
  { name: 'attendance', address: '/site-notification/1', isMedia: true },
  { name: 'agreement', address: '/agreement', isMedia: true, reach: chooseTelevision },
];

test.use({ viewport: { width: 1280, height: 800 } });

for (const { name, address, isMedia, reach } of pictures) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (isMedia === true) await openSignedIn(page, address);
      else await page.goto(`/mediareact${address}`);
      await page.waitForLoadState('networkidle');
      await reach?.(page);
      await page.waitForLoadState('networkidle');
      const file = `docs/pictures/${name}-${colorScheme}.png`;
      await page.screenshot({ path: file });
      expect((await stat(file)).size).toBeLessThanOrEqual(LARGEST);
    });
  }
}
