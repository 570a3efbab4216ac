import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { demoLogins } from '../../../mocks/seed/index.js';
import { startServer } from '../../../mocks/server/index.js';
import { median } from '../alternateRuns.mjs';
import { API, everyScreen } from '../interactions/everyScreen.mjs';
import { FASTEST_MS, observeInteractions } from '../interactions/observeInteractions.mjs';
import {
  CLOSE_MS,
  SAMPLES,
  walkScreen,
  type Interaction,
  type Screen,
  type Walk,
} from '../interactions/walkScreen.mjs';
import { maxGoal, type Finding, type Measure } from '../measure.mjs';
import { organizations } from '../server/organizations.mjs';

const LISTED = 500;
const SHOWN = 10;
const VIEWPORT = { width: 1440, height: 900 };
const TOOLBARS = 200;

async function signIn(origin: string): Promise<string> {
  // The station with a staff of 21.
  const [, login] = demoLogins;
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${origin}${API}/login/login`, { method: 'POST', headers, body: JSON.stringify(login) });
  return ((await answer.json()) as { token: string }).token;
}

/**
 * The viewport is emulated in a window that its own toolbar makes smaller. What changes below the window's edge is never
 * presented, so an interaction there would seem to last until something else changes.
 */
async function growWindow(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { windowId } = await cdp.send('Browser.getWindowForTarget');
  const bounds = { width: VIEWPORT.width + TOOLBARS, height: VIEWPORT.height + TOOLBARS };
  await cdp.send('Browser.setWindowBounds', { windowId, bounds });
  await cdp.detach();
}

async function walkArea(browser: Browser, screens: readonly Screen[], token?: string): Promise<Walk[]> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await growWindow(page);
    await page.addInitScript(observeInteractions, FASTEST_MS);
    if (token !== undefined) {
      await page.addInitScript((value) => {
        localStorage.setItem('media_id_token', value);
      }, token);
    }
    await page.route(`**${API}/org/listing`, (route) => route.fulfill({ json: organizations(LISTED) }));
    const walks: Walk[] = [];
    for (const screen of screens) walks.push(await walkScreen(page, screen));
    return walks;
  } finally {
    await context.close();
  }
}

const findingOf = ({ control, screen, duration, handling }: Interaction): Finding => ({
  what: `${control}, ${screen} (handlers ${String(handling)} ms)`,
  portal: duration,
  unit: 'ms',
});

export const measure: Measure = {
  id: 'PERF-15',
  method:
    'Every screen with the stand-in’s data (a staff of 21, its sites, 360 schools) and 500 listed organizations, ' +
    'CPU slowed 4x: two controls of each kind are used once by real mouse and keyboard. An interaction lasts ' +
    'until the next frame, as Event Timing reports it; anything faster than 16 ms counts as 16. What takes ' +
    `${String(CLOSE_MS)} ms or more is repeated in a fresh document: the median of ${String(SAMPLES)}. The table names the ten slowest.`,
  run: async (bench) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-interactions-'));
    const server = await startServer({ distDir: 'dist', dataDir, port: 0 });
    try {
      const token = await signIn(server.url);
      const { public: visitor, media } = await everyScreen(server.url, token);
      const { browser } = bench.setting;
      const walks = [...(await walkArea(browser, visitor)), ...(await walkArea(browser, media, token))];
      const all = walks.flatMap(({ interactions }) => interactions);
      const missed = walks.reduce((sum, walk) => sum + walk.missed, 0);
      const [slowest, ...others] = all.toSorted((a, b) => b.duration - a.duration).slice(0, SHOWN);
      if (slowest === undefined) throw new Error('No controls were found.');
      const middle = median(all.map(({ duration }) => duration));
      return [
        { ...findingOf(slowest), goal: maxGoal(slowest.duration, 100, 'ms') },
        ...others.map(findingOf),
        {
          what: `median of ${String(all.length)} controls (${String(missed)} not reached)`,
          portal: middle,
          unit: 'ms',
          goal: maxGoal(middle, 50, 'ms'),
        },
      ];
    } finally {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
