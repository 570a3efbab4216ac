// Verifies PERF-1, PERF-7.
import { expect, test } from '@playwright/test';
import { countRequests } from './support/countRequests';

test('the listing shows its rows after four requests, two in series', async ({ page, baseURL }) => {
  const { requests, inSeries } = await countRequests(page, `${baseURL ?? ''}/mediareact/media-listing`);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(4);
  expect(inSeries).toBeLessThanOrEqual(2);
});

/** Pairs of size and weight of the visible text. Runs in the page. */
function fonts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode() !== null) {
    const element = walker.currentNode.parentElement;
    if (element === null || walker.currentNode.textContent?.trim() === '' || !element.checkVisibility()) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    found.add(`${fontSize} ${fontWeight}`);
  }
  return [...found];
}

test.describe('before the scripts run', () => {
  test.use({ javaScriptEnabled: false });

  test('the listing needs five fonts', async ({ page }) => {
    await page.goto('/mediareact/media-listing');
    await expect(page.getByRole('row')).toHaveCount(26);
    // Each font costs time in the first layout (docs/design.md).
    const found = await page.evaluate(fonts);
    expect(found.length, found.join(', ')).toBeLessThanOrEqual(5);
  });
});
