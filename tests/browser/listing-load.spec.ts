// Verifies PERF-6, PERF-7.
import { expect, test } from '@playwright/test';
import { countRequests } from '../bench/countRequests';
import { measureShift } from '../bench/measureShift';
import { observePage } from '../bench/observePage';
import { publicPages } from '../bench/publicPages';

const widths = [390, 1280];

async function anIdentifier(baseURL: string): Promise<string> {
  const answer = await fetch(`${baseURL}/mediareact/api/org/listing`);
  const [first] = (await answer.json()) as { Identifier: string }[];
  if (first === undefined) throw new Error('The listing is empty.');
  return first.Identifier;
}

for (const width of widths) {
  test(`no public page shifts while loading at ${String(width)} px`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const base = baseURL ?? '';
    for (const path of await publicPages(await anIdentifier(base))) {
      await test.step(path, async () => {
        const page = await browser.newPage({ viewport: { width, height: 800 } });
        await observePage(page);
        const { shift, shifted } = await measureShift(page, base + path);
        expect.soft(shift, `${path}: ${shifted.join(' | ')}`).toBeLessThanOrEqual(0.01);
        await page.close();
      });
    }
  });
}

test('the listing shows its rows after four requests, two in series', async ({ page, baseURL }) => {
  const { requests, inSeries } = await countRequests(page, `${baseURL ?? ''}/mediareact/media-listing`);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(4);
  expect(inSeries).toBeLessThanOrEqual(2);
});
