import type { Bench } from '../bench.mjs';
import { everyRoute } from '../everyRoute.mjs';
import type { Finding, Measure } from '../measure.mjs';

export const measure: Measure = {
  id: 'PERF-17',
  method:
    'Without scripts: how many words of content each route shows, and whether it says what needs scripts and whom ' +
    'to write to (met). Routes with 0 words show only that message. The server of `npm start` also shows an ' +
    'organization’s page.',
  run: async (bench: Bench) => {
    const { browser, server } = bench.setting;
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const findings: Finding[] = [];
    for (const { route, address } of await everyRoute()) {
      await page.goto(server.url + address);
      const text = await page.locator('main').innerText();
      const words = text.split(/\s+/).filter(Boolean).length;
      const isExplained = await page.locator('.no-scripts a[href^="mailto:"]').isVisible();
      const goal = { text: 'explained', met: isExplained };
      findings.push({ what: `without scripts, ${route}`, portal: words, unit: 'words', goal });
    }
    await context.close();
    return findings;
  },
};
