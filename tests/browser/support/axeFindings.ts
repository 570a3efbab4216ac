import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (root: string, options: RunOptions) => Promise<AxeResults> };
  }
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe in the page itself, without frames, which belong to others. The usual AxeBuilder opens another page for each result
 * and takes four times as long.
 */
async function run(page: Page, runOnly: string[], part: string): Promise<string[]> {
  // A target half covered by the sticky header would count as too small.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  const options: RunOptions = { runOnly, resultTypes: ['violations'], elementRef: false, iframes: false };
  const violations = await page.evaluate(async ([root, wanted]) => (await window.axe?.run(root, wanted))?.violations, [
    part,
    options,
  ] as const);
  if (violations === undefined) throw new Error('Axe has not run.');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** axe's findings on the page or a part of it: WCAG 2.0 to 2.2, A and AA. */
export const axeFindings = (page: Page, part = 'html'): Promise<string[]> => run(page, STANDARDS, part);

/** Checks only colors in the dark scheme, because nothing else differs. Retries, because antd applies a scheme after a delay. */
export async function expectNoFindings(
  page: Page,
  where: string,
  { part = 'html', dark = true }: { part?: string; dark?: boolean } = {},
): Promise<void> {
  await expect.poll(() => axeFindings(page, part), where).toEqual([]);
  if (!dark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => run(page, ['color-contrast'], part), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
