// PERF-15: how long every kind of control takes to respond, on every screen, with the embedded API.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { demoLogins } from '../../mocks/seed/index.js';
import { startServer } from '../../mocks/server/index.js';
import { addressOf, everyRoute } from '../../tests/browser/support/everyAddress.js';
import { chromiumFlags } from '../browser/findOrInstallChromium.mjs';
import { median } from './browser.mjs';
import { organizations } from './stub.mjs';

interface Control {
  mark: string;
  name: string;
  does: 'press' | 'type' | 'choose' | 'select' | 'navigate';
}

declare global {
  interface Window {
    timedEvents: { start: number; duration: number }[];
  }
}

/** Shorter interactions count as this long, because Event Timing does not report them. */
const FASTEST_MS = 16;
/** An interaction that takes at least this long, close to the limit of 100 ms, is measured three times. */
const CLOSE_MS = 64;

/** Marks and returns the first and the last visible control of each kind; links last, since they leave the page. */
async function controlsOf(page: Page, within: string): Promise<Control[]> {
  const found = await page.evaluate((part) => {
    const kinds = new Map<string, Control[]>();
    const selector =
      ':is(header, nav, main, footer, dialog[open]) :is(a[href], button, input, select, textarea, summary, [role="combobox"], ' +
      '[role="gridcell"], [role="tab"], th[tabindex], .ant-segmented-item)';
    for (const [index, element] of [...document.querySelectorAll<HTMLElement>(selector)].entries()) {
      element.dataset.bench = String(index);
      const isOut =
        element.closest(part) === null || element.matches('a[target]:not([target=""]), a:not([href*="/mediareact/"])');
      const isDeaf = element.matches(':disabled, [type="file"], [type="hidden"], [download]') || isOut;
      if (isDeaf || !element.checkVisibility({ opacityProperty: false }) || element.closest('[inert]') !== null)
        continue;
      const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.innerText;
      const name = (label ?? element.innerText).replace(/\s+/g, ' ').trim().slice(0, 40);
      // Skips the logout button, which would end the walk through the screens.
      if (/^(?:Logout|Log out)/.test(name)) continue;
      const does = (
        [
          ['a[href]:not([href*="#"])', 'navigate'],
          ['select', 'select'],
          ['[role="combobox"]', 'choose'],
          ['textarea, input:not([type="checkbox"], [type="radio"])', 'type'],
        ] as const
      ).find(([kind]) => element.matches(kind))?.[1];
      const tag = element.tagName.toLowerCase();
      const kind = [tag, element.getAttribute('type'), element.className, element.parentElement?.className].join(' ');
      const first = kinds.get(kind)?.slice(0, 1) ?? [];
      kinds.set(kind, [...first, { mark: String(index), name: `${tag} “${name}”`, does: does ?? 'press' }]);
    }
    return [...kinds.values()].flat();
  }, within);
  return found.toSorted((a, b) => Number(a.does === 'navigate') - Number(b.does === 'navigate'));
}

/** Uses a control with mouse and keyboard. @returns the ms until the next frame, or undefined if the control is covered or gone */
async function use(page: Page, { mark, does }: Control): Promise<number | undefined> {
  const afterFrame = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now();
    });
  const control = page.locator(`[data-bench="${mark}"]`);
  if ((await control.count()) !== 1) return undefined;
  const from = await afterFrame();
  try {
    // Uses the keyboard, because the page gets no frame while the browser shows a select's options.
    if (does === 'select') await control.press('ArrowDown');
    else await control.click({ timeout: 2000, force: does === 'choose' });
    if (does === 'type') await page.keyboard.type('sa', { delay: 40 });
    for (const key of does === 'choose' ? ['ArrowDown', 'Enter'] : []) await page.keyboard.press(key, { delay: 40 });
  } catch {
    return undefined;
  }
  const to = await afterFrame();
  // Waits for Event Timing, which reports an event at most this long after its frame.
  await page.waitForTimeout(500);
  const events = await page.evaluate(() => window.timedEvents);
  return Math.max(
    FASTEST_MS,
    ...events.filter(({ start }) => start >= from && start < to).map(({ duration }) => duration),
  );
}

export interface Walk {
  interactions: { what: string; duration: number }[];
  /** Controls that could not be reached. */
  missed: number;
}

/** @param within the part of the page to test: most screens skip the header and footer, which are the same everywhere */
async function walkScreen(page: Page, address: string, within: 'body' | 'main', walk: Walk): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const open = async (): Promise<Control[]> => {
    // Slows the CPU only for the interaction, not for the navigation.
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(400);
    const controls = await controlsOf(page, within);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return controls;
  };
  for (const control of await open()) {
    const times = [await use(page, control)];
    const isSlow = (times[0] ?? CLOSE_MS) >= CLOSE_MS;
    while (isSlow && times.length < 3) {
      await open();
      times.push(await use(page, control));
    }
    const known = times.filter((time) => time !== undefined);
    if (known.length === 0) walk.missed += 1;
    else walk.interactions.push({ what: `${control.name}, ${address}`, duration: median(known) });
    // Closes what the control opened, and goes back if it led to another page.
    if ((await page.locator('dialog[open], [popover]:popover-open').count()) > 0) await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== address.replace(/\?.*/, '')) await open();
  }
  await cdp.detach();
}

const VIEWPORT = { width: 1440, height: 900 };

/** Views that only a query string opens. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  '/login': ['', '?recover'],
  '/school-directory': ['', '?city=a'],
  '/site-notification': ['', '?view=who-is-where'],
};

export async function measureInteractions(executablePath: string): Promise<Walk> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-interactions-'));
  // Lets `addressOf` sign tokens with this server's secret, to look up the screens' addresses.
  process.env.PORTAL_DATA = dataDir;
  const standIn = await startServer({ distDir: 'dist', dataDir, port: 0 });
  const watched = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  const walk: Walk = { interactions: [], missed: 0 };
  try {
    for (const audience of ['public', 'media'] as const) {
      const context = await watched.newContext({ baseURL: standIn.url, viewport: VIEWPORT });
      // Signs in as the station with a staff of 21.
      const login = await context.request.post('/mediareact/api/login/login', { data: demoLogins[1] });
      const { token } = (await login.json()) as { token: string };
      const page = await context.newPage();
      // Makes the window larger than the viewport: otherwise, changes below the window's edge would not be painted.
      const cdp = await context.newCDPSession(page);
      const { windowId } = await cdp.send('Browser.getWindowForTarget');
      const bounds = { width: VIEWPORT.width + 200, height: VIEWPORT.height + 200 };
      await cdp.send('Browser.setWindowBounds', { windowId, bounds });
      await page.route('**/api/org/listing', (route) => route.fulfill({ json: organizations(500) }));
      await page.addInitScript(
        ([fastest, value]) => {
          if (value !== '') localStorage.setItem('media_id_token', value);
          window.timedEvents = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
              if (entry.interactionId > 0)
                window.timedEvents.push({ start: entry.startTime, duration: entry.duration });
            }
          }).observe({ type: 'event', durationThreshold: fastest, buffered: true } as PerformanceObserverInit);
        },
        [FASTEST_MS, audience === 'media' ? token : ''] as const,
      );
      let within: 'body' | 'main' = 'body';
      for (const route of everyRoute().filter((one) => one.audience === audience)) {
        const address = await addressOf(route, context.request);
        for (const view of VIEWS[route.path] ?? ['']) {
          await walkScreen(page, address + view, within, walk);
          within = 'main';
        }
      }
      await context.close();
    }
  } finally {
    await watched.close();
    await standIn.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  return walk;
}
