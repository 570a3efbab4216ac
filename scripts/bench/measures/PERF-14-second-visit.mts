import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { observePage, readObservations } from '../../../tests/bench/observePage.js';
import { SLOW_NETWORK } from '../loadPage.mjs';
import { median } from '../alternateRuns.mjs';
import { ratioGoal, type Finding, type Measure } from '../measure.mjs';
import { startBenchServer } from '../server/startBenchServer.mjs';

const PAGES = ['/', '/media-listing', '/psa', '/sportsmanship', '/request-procedure'];
const SETTLE_MS = 1000;
const LISTED = 500;

async function largestPaint(context: BrowserContext, url: string, slowNetwork: boolean): Promise<number> {
  const page = await context.newPage();
  await observePage(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (slowNetwork) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  }
  await page.goto(url);
  await page.waitForFunction(() => window.observations.largestPaint > 0);
  await page.waitForTimeout(SETTLE_MS);
  const { largestPaint: paint } = await readObservations(page);
  await page.close();
  return paint;
}

async function visit(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  const { pathname } = new URL(url);
  await page.waitForFunction(async (wanted) => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept
      .flat()
      .some((request) => new URL(request.url).pathname.replace(/\/$/, '') === wanted.replace(/\/$/, ''));
  }, pathname);
  await page.close();
}

export const measure: Measure = {
  id: 'PERF-14',
  method:
    'Largest contentful paint of a previously visited public page with its server down. Reference: the first ' +
    'visit of the static page. CPU slowed 4x for both.',
  run: async (bench) => {
    const { browser, server } = bench.setting;
    const root = process.cwd();
    const folders = { dist: path.join(root, 'dist'), references: path.join(root, '.cache/bench') };
    const stopped = await startBenchServer(folders, LISTED);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      for (const name of PAGES) await visit(context, `${stopped.url}/mediareact${name}`);
      stopped.close();
      const findings: Finding[] = [];
      for (const name of PAGES) {
        const firstVisit = async (): Promise<number> => {
          const fresh = await browser.newContext({ viewport: { width: 1280, height: 800 } });
          try {
            return await largestPaint(fresh, `${server.url}/references/static/`, true);
          } finally {
            await fresh.close();
          }
        };
        const secondVisit = () => largestPaint(context, `${stopped.url}/mediareact${name}`, false);
        const { page, portal } = await bench.alternateRuns({ page: firstVisit, portal: secondVisit });
        const [reference, value] = [median(page), median(portal)];
        findings.push({
          what: `${name}, second visit, offline`,
          reference: { name: 'static page, first visit', value: reference },
          portal: value,
          unit: 'ms',
          goal: ratioGoal(value, reference, 1),
        });
      }
      return findings;
    } finally {
      stopped.close();
      await context.close();
    }
  },
};
