import type { Browser, Page, Route } from '@playwright/test';
import { median } from '../alternateRuns.mjs';
import { nativeGridScript } from './bundleNativeGrid.mjs';
import { activity, IDENTIFIER, sitesOf, staffOf, type GridSize } from './gridData.mjs';
import { watchGrid } from './watchGrid.mjs';

export interface GridRun {
  /** Milliseconds from the last response to the first painted rows. */
  firstPaint: number;
  /** Milliseconds from the last response to the complete painted grid. */
  whole: number;
  /** Milliseconds from a click to the frame that shows it. */
  toggle: number;
}

const CPU = 4;
const LONGEST_MS = 120_000;
const SETTLE_MS = 500;
const toggled = [2, 3, 4, 2, 3, 4, 2, 3, 4].map((row, index) => ({ row, cell: 1 + (index % 5) }));

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ Role: 'media', Identifier: IDENTIFIER, exp: 9_999_999_999 })}.c2ln`;

async function answerApi(page: Page, { staff, sites }: GridSize): Promise<void> {
  const answers: Readonly<Record<string, unknown>> = {
    'site/activity-selection/activities': [activity],
    'contact/year/1': { Year: 2031 },
    'site/state-tournaments/1/Athletic/1/Football/2031': sitesOf(sites),
    [`site/site-notifications/${IDENTIFIER}`]: [],
    [`org/identifier/${IDENTIFIER}`]: { Identifier: IDENTIFIER, OrganizationName: 'Abilene Gazette' },
    [`staff/${IDENTIFIER}`]: staffOf(staff),
  };
  await page.route('**/mediareact/api/**', async (route: Route) => {
    const path = new URL(route.request().url()).pathname.replace('/mediareact/api/', '');
    // The staff arrives last, so that the grid renders as soon as it is there.
    if (path.startsWith('staff/')) await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.fulfill(answers[path] === undefined ? { status: 404, json: {} } : { json: answers[path] });
  });
}

async function answerReference(page: Page, { staff, sites }: GridSize): Promise<void> {
  const script = await nativeGridScript();
  await page.route('**/references/native-grid/**', (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/main.js')) return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname.endsWith('/grid')) return route.fulfill({ json: { staff: staffOf(staff), sites: sitesOf(sites) } });
    const body = '<!doctype html><title>Native grid</title><div id="root"></div><script src="main.js"></script>';
    return route.fulfill({ contentType: 'text/html', body });
  });
}

export async function loadGrid(
  browser: Browser,
  origin: string,
  which: 'portal' | 'native',
  size: GridSize,
): Promise<GridRun> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript((value) => {
      localStorage.setItem('media_id_token', value);
    }, token);
    // The portal's rows are whichever there are more of, staff or sites.
    await page.addInitScript(watchGrid, which === 'portal' ? Math.max(size.staff, size.sites) : size.sites);
    await (which === 'portal' ? answerApi : answerReference)(page, size);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(origin + (which === 'portal' ? '/mediareact/site-notification/1' : '/references/native-grid/'));
    await page.waitForFunction(() => window.gridTimes.gridAt > 0, undefined, { timeout: LONGEST_MS, polling: 250 });
    await page.waitForTimeout(SETTLE_MS);
    const { answerAt, rowsAt, gridAt } = await page.evaluate(() => window.gridTimes);
    const toggles: number[] = [];
    for (const { row, cell } of toggled) {
      toggles.push(await page.evaluate((at) => window.toggleOnce(at.row, at.cell), { row, cell }));
    }
    return { firstPaint: rowsAt - answerAt, whole: gridAt - answerAt, toggle: median(toggles) };
  } finally {
    await context.close();
  }
}
