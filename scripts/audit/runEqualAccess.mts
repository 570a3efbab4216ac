import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags } from '../browser/chromiumFlags.mjs';
import { findOrInstallChromium } from '../browser/findOrInstallChromium.mjs';
import { shots } from '../pictures/screens.mjs';
import { openShot } from '../pictures/takeScreens.mjs';
import type { AuditedRoute } from './auditedRoutes.mjs';
import type { Tools } from './installTools.mjs';

interface Issue {
  ruleId: string;
  message: string;
  snippet: string;
  /** The rule's weight, and what it found. */
  value: [string, 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
}

declare global {
  interface Window {
    ace?: { Checker: new () => { check: (root: Document, rules: string[]) => Promise<{ results: Issue[] }> } };
  }
}

const sessions = ['signed out', 'signed in'] as const;
const schemes = ['light', 'dark'] as const;
type Session = (typeof sessions)[number];
type Scheme = (typeof schemes)[number];

export interface EqualAccessResult {
  route: string;
  /** Of the screen; a route as it opens has none. */
  state?: string;
  session: Session;
  scheme: Scheme;
  violations: string[];
  /** How often each rule asks for a person's judgment. */
  toReview: Record<string, number>;
}

/** Rendered documents, which vnu validates too. */
export const RENDERED = path.resolve(import.meta.dirname, '../../.cache/audit/rendered');

/** What the engine reports and the portal keeps, with the reason. */
export const KEPT = [
  {
    rule: 'input_autocomplete_valid',
    snippet: / autocomplete="username" .*type="email"/,
    reason: 'The HTML standard allows `username` for an e-mail field; password managers rely on it.',
  },
  {
    rule: 'label_content_exists',
    snippet: /^<label class="ant-checkbox-wrapper/,
    reason: 'antd wraps the box of a row in a label; the row’s header names the box (`aria-labelledby`).',
  },
  {
    rule: 'table_caption_empty',
    snippet: /^<caption class="ant-table-caption/,
    reason: 'The caption has a text, for screen readers only; the heading above says the same.',
  },
];

const isKept = ({ ruleId, snippet }: Issue): boolean =>
  KEPT.some((kept) => kept.rule === ruleId && kept.snippet.test(snippet));

async function check(page: Page, engine: string): Promise<Issue[]> {
  // The engine reads the fields of a closed disclosure, but not their labels.
  await page.evaluate(() => {
    for (const disclosure of document.querySelectorAll('details')) disclosure.open = true;
  });
  await page.evaluate(engine);
  const issues = await page.evaluate(async () => {
    if (window.ace === undefined) return undefined;
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] !== 'PASS')
      .map(({ ruleId, message, snippet, value }) => ({ ruleId, message, snippet, value }));
  });
  if (issues === undefined) throw new Error('The engine of Equal Access has not run.');
  return issues.filter((issue) => !isKept(issue));
}

async function open(context: BrowserContext, { address }: AuditedRoute): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

function countRules(issues: readonly Issue[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { ruleId } of issues) counts[ruleId] = (counts[ruleId] ?? 0) + 1;
  return counts;
}

/** Keeps the rendered document for vnu. */
async function keepRendered(page: Page, { address }: AuditedRoute, session: Session): Promise<void> {
  const name = `${address.replaceAll(/\W+/g, '-').slice(1)}-${session.replace(' ', '-')}.html`;
  await writeFile(path.join(RENDERED, name), await page.content());
}

interface Visit {
  url: string;
  token: string;
  session: Session;
  scheme: Scheme;
}

async function openContext(browser: Browser, { url, token, session, scheme }: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL: url, colorScheme: scheme, reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en-US' },
    viewport: { width: 1280, height: 900 },
    // The engine is a foreign script.
    bypassCSP: true,
  });
  if (session === 'signed in') {
    await context.addInitScript((text) => {
      localStorage.setItem('media_id_token', text);
    }, token);
  }
  return context;
}

type Place = Pick<EqualAccessResult, 'route' | 'state' | 'session' | 'scheme'>;

function resultOf(place: Place, issues: readonly Issue[]): EqualAccessResult {
  const violations = issues
    .filter(({ value }) => value[1] === 'FAIL')
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} · ${snippet}`);
  const toReview = countRules(issues.filter(({ value }) => value[1] !== 'FAIL'));
  const { route, state = '', session, scheme } = place;
  console.log(`Equal Access  ${route} ${state} (${session}, ${scheme}): ${violations.length} violations`);
  for (const violation of violations) console.log(`  ${violation}`);
  return { ...place, violations, toReview };
}

/** Loading, empty, failed, filled in, confirmed: the states that the contact sheet shows. */
async function checkStates(browser: Browser, url: string, engine: string): Promise<EqualAccessResult[]> {
  const results: EqualAccessResult[] = [];
  for (const shot of shots) {
    const session = shot.isPublic ? 'signed out' : 'signed in';
    const context = await openContext(browser, { url, token: '', session: 'signed out', scheme: 'light' });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    // As in the contact sheet, a state that was not reached is checked as far as it came.
    await openShot(page, shot).catch((error: unknown) => {
      console.warn(`${shot.path} ${shot.name}: ${String(error).split('\n')[0]}`);
    });
    const place: Place = { route: shot.path, state: shot.name, session, scheme: 'light' };
    results.push(resultOf(place, await check(page, engine)));
    await context.close();
  }
  return results;
}

/** Runs IBM's engine on every route, signed in and out, in both schemes, and on every state of every screen. */
export async function runEqualAccess(
  tools: Tools,
  url: string,
  { routes, token, withStates }: { routes: AuditedRoute[]; token: string; withStates: boolean },
): Promise<EqualAccessResult[]> {
  const engine = await readFile(tools.equalAccess, 'utf8');
  await rm(RENDERED, { recursive: true, force: true });
  await mkdir(RENDERED, { recursive: true });
  const visits = sessions.flatMap((session) => schemes.map((scheme): Visit => ({ url, token, session, scheme })));
  const browser = await chromium.launch({ executablePath: findOrInstallChromium('shell'), args: [...chromiumFlags] });
  const results: EqualAccessResult[] = [];
  try {
    for (const visit of visits) {
      const context = await openContext(browser, visit);
      for (const route of routes) {
        const page = await open(context, route);
        if (visit.scheme === 'light') await keepRendered(page, route, visit.session);
        const { session, scheme } = visit;
        results.push(resultOf({ route: route.route, session, scheme }, await check(page, engine)));
        await page.close();
      }
      await context.close();
    }
    if (withStates) results.push(...(await checkStates(browser, url, engine)));
    return results;
  } finally {
    await browser.close();
  }
}
