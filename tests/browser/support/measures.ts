import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, 2.5.8: minimum target size. */
const LEAST_TARGET_PX = 24;
/** WCAG 2.1, 1.4.10: a window of 1280 pixels at 400 %. */
const NARROWEST_PX = 320;

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

/** The type scale (NAV-17). */
const TEXT_SIZES = ['13px', '15px', '16px', '18px', '24px', '32px', '40px'];

/** Sizes of the visible text that are not on the scale, each with an example. Runs in the page. */
function otherTextSizes(allowed: string[]): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Map<string, string>();
  while (walker.nextNode() !== null) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim() ?? '';
    if (element === null || text === '' || !element.checkVisibility() || element.closest('option') !== null) continue;
    const { fontSize } = getComputedStyle(element);
    if (!allowed.includes(fontSize)) found.set(fontSize, text.slice(0, 40));
  }
  return [...found].map(([size, text]) => `${size}: ${text}`);
}

/** What a user's style sheet may ask for (WCAG 2.1, 1.4.12). */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }' +
  'p { margin-block-end: 2em !important; }';

/** Expects no overflow and no clipped text. Retries, because a grid adjusts its widths after a delay. */
async function expectAllShown(page: Page, where: string): Promise<void> {
  await expect.poll(() => overflow(page), where).toBeLessThanOrEqual(0);
  await expect.poll(() => page.evaluate(cutTexts), where).toEqual([]);
}

/** Expects what the page shows to fit the narrowest window, with targets for a finger. */
export async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: NARROWEST_PX, height: 640 });
  expect(await overflow(page), 'at 320 px').toBeLessThanOrEqual(0);
  expect(await page.evaluate(smallTargets, LEAST_TARGET_PX), 'at 320 px').toEqual([]);
}

/** Expects what the page shows to fit a desk in the sizes of the type scale, with wide spacing, and with text at 200 % (1.4.4). */
export async function expectFitsDesk(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await page.evaluate(smallTargets, LEAST_TARGET_PX), 'at 1280 px').toEqual([]);
  expect(await page.evaluate(otherTextSizes, TEXT_SIZES), 'at 1280 px').toEqual([]);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, WIDE_SPACING);
  await expectAllShown(page, 'with wide spacing');
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expectAllShown(page, 'with text at 200 %');
}
