// Verifies A11Y-3.
import { expect, test, type Page } from '@playwright/test';
import { everyRoute, addressOf } from './support/everyAddress';
import { tokenFor } from './support/mediaSession';

/** WCAG 2.2, 2.5.8: minimum target size. */
const LEAST_TARGET_PX = 24;
/** WCAG 2.1, 1.4.10: a window of 1280 pixels at 400 %. */
const NARROWEST_PX = 320;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Horizontal overflow in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Targets that are too small, except links in sentences. Runs in the page. */
function smallTargets(least: number): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
  );
  return [...controls]
    .filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      // A label around a box is part of its target.
      const box = (control.closest('label') ?? control).getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || (box.width >= least && box.height >= least)) return false;
      // A link that fills a row or card has that size.
      if (getComputedStyle(control, '::after').position === 'absolute') return false;
      if (control.closest('.visually-hidden') !== null || box.bottom < 0) return false;
      const isInText =
        getComputedStyle(control).display === 'inline' && control.closest('p, dd, li, td, address') !== null;
      return !isInText;
    })
    .map((control) => control.outerHTML.slice(0, 90));
}

/** Clipped text. Runs in the page. */
function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((element) => {
      if (element.closest('.visually-hidden, select, svg, [hidden]') !== null || element.children.length > 0)
        return false;
      if (element.textContent.trim() === '' || !element.checkVisibility()) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isClipping = overflowX !== 'visible' || overflowY !== 'visible';
      return (
        isClipping && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map((element) => element.outerHTML.slice(0, 90));
}

for (const route of everyRoute()) {
  test(`${route.path} supports small windows, large text, wide spacing, and touch`, async ({ page, request }) => {
    if (route.audience === 'media') {
      const token = await tokenFor(3600);
      await page.addInitScript((text) => {
        localStorage.setItem('media_id_token', text);
      }, token);
    }
    const address = await addressOf(route, request);
    await page.setViewportSize({ width: NARROWEST_PX, height: 640 });
    await open(page, address);
    expect(await overflow(page), 'at 320 px').toBeLessThanOrEqual(0);
    expect(await page.evaluate(smallTargets, LEAST_TARGET_PX)).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await page.evaluate(smallTargets, LEAST_TARGET_PX)).toEqual([]);
    // What a user's style sheet may ask for (WCAG 2.1, 1.4.12), and then text at 200 % (1.4.4).
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }' +
          'p { margin-block-end: 2em !important; }',
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    expect(await overflow(page), 'with wide spacing').toBeLessThanOrEqual(0);
    expect(await page.evaluate(cutTexts), 'with wide spacing').toEqual([]);
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await overflow(page), 'with text at 200 %').toBeLessThanOrEqual(0);
    expect(await page.evaluate(cutTexts), 'with text at 200 %').toEqual([]);
  });
}

test('the words of a button with an icon stand on the line of the text beside it', async ({ page }) => {
  await open(page, '/mediareact/media-listing');
  const difference = await page.getByRole('button', { name: 'Print' }).evaluate((button) => {
    const probe = () => Object.assign(document.createElement('span'), { style: 'display: inline-block' });
    const [line, inLine, inWords, words] = [
      document.createElement('p'),
      probe(),
      probe(),
      document.createElement('span'),
    ];
    words.append(...[...button.childNodes].filter(({ nodeName }) => nodeName === '#text'), inWords);
    button.append(words);
    line.append('Text ', inLine, button);
    document.querySelector('main')?.append(line);
    return inLine.getBoundingClientRect().bottom - inWords.getBoundingClientRect().bottom;
  });
  expect(Math.abs(difference)).toBeLessThanOrEqual(1);
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/mediareact/media-listing');
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving).toBe(0);
});

test("forced colors keep every control's border and the focus ring", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/mediareact/login');
  const field = page.getByLabel('Email', { exact: true });
  await field.focus();
  expect(await field.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  expect(await field.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
