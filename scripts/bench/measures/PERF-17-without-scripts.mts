import type { Bench } from '../bench.mjs';
import { everyRoute } from '../everyRoute.mjs';
import type { Finding, Measure } from '../measure.mjs';

export const measure: Measure = {
  id: 'PERF-17',
  method:
    'Without scripts: how many words of its content every route shows, and whether it says what needs scripts and whom to ' +
    'write to (met). A route of 0 words says that alone. The server of `npm start` shows an organization’s page, too.',
  run: async (bench: Bench) => {
    const { browser, server } = bench.setting;
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const findings: Finding[] = [];
    for (const { route, address } of await everyRoute()) {
      await page.goto(server.url + address);
      const text = await page.locator('main').innerText();
      const words = text.split(/\s+/).filter(Boolean).length;
      const isTold = await page.locator('.no-scripts a[href^="mailto:"]').isVisible();
      const goal = { text: 'told', met: isTold };
      findings.push({ what: `without scripts, ${route}`, portal: words, unit: 'words', goal });
    }
    await context.close();
    return findings;
  },
};
