import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { tokenFor } from '../../tests/browser/support/mediaSession';
import type { Shot } from './screens.mjs';

const PHONE = 600;

/** All have a mouse, so that the parts drawn by antd appear in all. */
const windowOf = (width: number) => ({ width, height: width < PHONE ? 844 : 900 });

export const schemes = ['light', 'dark'] as const;

export interface Picture {
  group: string;
  name: string;
  width: string;
  scheme: (typeof schemes)[number];
  /** Below .cache/pictures. */
  file: string;
  /** Why the state could not be reached; the picture shows what was there instead. */
  problem?: string;
}

const fileName = (...words: string[]): string =>
  `${words
    .join('-')
    .replaceAll(/[^\w]+/g, '-')
    .replace(/^-/, '')}.jpg`;

/** Takes the page or a part of it in both schemes. */
export async function takeSchemes(
  page: Page,
  folder: string,
  picture: Omit<Picture, 'scheme' | 'file'>,
  part?: string,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  // Sticky parts would otherwise stand in the middle of the picture.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const file = fileName(picture.group, picture.name, picture.width, scheme);
    const options = { path: path.join(folder, file), type: 'jpeg', quality: 70 } as const;
    await (part === undefined
      ? page.screenshot({ ...options, fullPage: true })
      : page.locator(part).screenshot(options));
    pictures.push({ ...picture, scheme, file });
  }
  return pictures;
}

/** Opens a screen in a state. @throws if the state cannot be reached */
export async function openShot(
  page: Page,
  { path: address, isPublic, identifier, fault, answers = {}, reach }: Shot,
): Promise<void> {
  const token = isPublic ? undefined : await tokenFor(3600, identifier);
  if (token !== undefined) {
    await page.addInitScript((text) => {
      localStorage.setItem('media_id_token', text);
    }, token);
  }
  for (const [call, answer] of Object.entries(answers)) {
    await page.route(`**/api/${call}`, (route) => route.fulfill(answer));
  }
  if (fault !== undefined) await page.setExtraHTTPHeaders({ 'x-fault': fault });
  await page.goto(`/mediareact${address}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (fault === undefined) await page.waitForLoadState('networkidle');
  await reach?.(page);
  if (fault === undefined) await page.waitForLoadState('networkidle');
}

interface Wanted {
  baseURL: string;
  folder: string;
  shots: readonly Shot[];
  widths: readonly number[];
}

/** Takes every shot in every width and scheme, each in a browser context of its own. */
export async function takeScreens(browser: Browser, { baseURL, folder, shots, widths }: Wanted): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const shot of shots) {
    for (const viewport of widths.map(windowOf)) {
      const context = await browser.newContext({ viewport, baseURL, locale: 'en-US', reducedMotion: 'reduce' });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      const problem = await openShot(page, shot).then(
        () => undefined,
        (error: unknown) => String(error).split('\n')[0] ?? '',
      );
      const picture = { group: shot.path, name: shot.name, width: String(viewport.width) };
      pictures.push(...(await takeSchemes(page, folder, problem === undefined ? picture : { ...picture, problem })));
      await context.close();
    }
    console.log(`${shot.path}  ${shot.name}`);
  }
  return pictures;
}
