import type { Browser, Page, Route } from '@playwright/test';
import { observePage, readObservations } from '../../../tests/bench/observePage.js';
import { activity, IDENTIFIER, sitesOf, staffOf } from '../attendance/gridData.mjs';

export interface ScreenRun {
  /** Total blocking time in milliseconds. */
  blocking: number;
  shift: number;
}

const CPU = 4;
const LONG_MS = 50;
const LONGEST_MS = 60_000;
const SETTLE_MS = 1500;
const STAFF = 21;
const SITES = 12;

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ Role: 'media', Identifier: IDENTIFIER, exp: 9_999_999_999 })}.c2ln`;

const [director, ...assistants] = staffOf(STAFF);
const sites = sitesOf(SITES);
const answers: Readonly<Record<string, unknown>> = {
  [`org/identifier/${IDENTIFIER}`]: { Identifier: IDENTIFIER, id: 1, OrganizationName: 'Abilene Gazette', TypeID: 2 },
  [`staff/director/${IDENTIFIER}`]: director,
  [`staff/assistants/${IDENTIFIER}`]: assistants,
  [`staff/${IDENTIFIER}`]: [director, ...assistants],
  'site/activity-selection/activities': [activity],
  'contact/year/1': { Year: 2031 },
  'site/state-tournaments/1/Athletic/1/Football/2031': sites,
  [`site/site-notifications/${IDENTIFIER}`]: sites.map(({ ID }, index) => ({
    Sites: ID,
    PersonID: index + 1,
    Attending: 1,
  })),
};

async function answerApi(page: Page): Promise<void> {
  await page.route('**/mediareact/api/**', (route: Route) => {
    const answer = answers[new URL(route.request().url()).pathname.replace('/mediareact/api/', '')];
    return route.fulfill(answer === undefined ? { status: 404, json: {} } : { json: answer });
  });
}

/** @param lastRendered selector of what antd renders last */
export async function loadScreen(browser: Browser, url: string, lastRendered: string): Promise<ScreenRun> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await observePage(page);
    await page.addInitScript((value) => {
      localStorage.setItem('media_id_token', value);
    }, token);
    await answerApi(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(url);
    await page.waitForSelector(lastRendered, { timeout: LONGEST_MS });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    const { longTasks, shift } = await readObservations(page);
    return { blocking: longTasks.reduce((sum, { duration }) => sum + duration - LONG_MS, 0), shift };
  } finally {
    await context.close();
  }
}
