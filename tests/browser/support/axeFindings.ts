import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the whole page, as it shows at its top. */
export async function axeFindings(page: Page): Promise<string[]> {
  // What the sticky header half covers at the moment counts as too small a target.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Where text has too little contrast, in the scheme that the page shows in. */
export async function contrastFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}
