// Verifies GEN-21, NAV-11.
import { expect, type Page } from '@playwright/test';
import { colors } from '../../src/shared/config/association';
import { holdScripts } from './support/hold';
import { addressOf } from './support/publicScreens';
import { open, settled } from './support/settled';
import { test } from './support/test';

const LIGHT = 'rgb(246, 245, 241)';
const DARK = 'rgb(14, 21, 34)';

const paper = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The theme color that applies: the browser draws its own window around the page in it. */
const frame = (page: Page): Promise<string[]> =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((metas) =>
      metas.flatMap((meta) =>
        meta instanceof HTMLMetaElement && matchMedia(meta.media).matches ? [meta.content] : [],
      ),
    );

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Appearance' }).getByRole('radio', { name });

async function keepCookie(page: Page, value: string): Promise<void> {
  const { origin } = new URL(process.env.PORTAL_URL ?? '');
  await page.context().addCookies([{ name: 'portal-scheme', value, url: `${origin}/mediareact` }]);
}

test('the system’s scheme applies, also when the stored one is invalid, until another is chosen, and not on paper', async ({
  page,
}) => {
  await keepCookie(page, 'darkest');
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, addressOf('/psa'));
  expect(await paper(page)).toBe(DARK);
  await expect(choice(page, 'System')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await paper(page)).toBe(LIGHT);
  await page.context().clearCookies();
  await choice(page, 'System').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await paper(page)).toBe(DARK);
  expect(await frame(page)).toEqual([colors.night[1]]);
  await page.reload();
  await settled(page);
  await expect(choice(page, 'Dark')).toBeChecked();
  expect(await paper(page)).toBe(DARK);
  await page.emulateMedia({ media: 'print' });
  expect(await paper(page)).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
  await choice(page, 'System').check();
  expect(await paper(page)).toBe(LIGHT);
  expect(await frame(page)).toEqual([colors.night[0]]);
  expect(await page.context().cookies()).toEqual([]);
});

for (const path of ['/', '/media-listing/27919']) {
  test(`the first paint of ${path} has the chosen colors before any script has loaded`, async ({ page }) => {
    await keepCookie(page, 'dark');
    const release = await holdScripts(page);
    await page.goto(addressOf(path), { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await paper(page)).toBe(DARK);
    expect(await frame(page)).toEqual([colors.night[1]]);
    release();
    await expect(choice(page, 'Dark')).toBeChecked();
  });
}

test('the switch works when the browser blocks cookies', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  const exceptions: Error[] = [];
  page.on('pageerror', (error) => exceptions.push(error));
  await open(page, addressOf('/psa'));
  await choice(page, 'Dark').check();
  expect(await paper(page)).toBe(DARK);
  expect(exceptions).toEqual([]);
});
