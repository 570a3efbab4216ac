import type { AuditedRoute } from './auditedRoutes.mjs';
import type { LighthouseReport, Tools } from './installTools.mjs';
import { chromiumFlags } from '../browser/chromiumFlags.mjs';
import { findOrInstallChromium } from '../browser/findOrInstallChromium.mjs';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface LighthouseResult {
  route: string;
  audience: AuditedRoute['audience'];
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
  /** Failed audits outside of performance. */
  findings: string[];
}

const EVERYWHERE: Category[] = ['performance', 'accessibility', 'best-practices'];

/** Session pages and approval links must not be indexed; an unknown address answers 404. */
const isIndexed = ({ route, audience }: AuditedRoute): boolean =>
  audience === 'public' && route !== '*' && !route.startsWith('/agreement');

function findingsOf({ categories, audits }: LighthouseReport): string[] {
  const weighted = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return [...new Set(weighted.map(({ id }) => id))].flatMap((id) => {
    const audit = audits[id];
    const score = audit?.score ?? 1;
    if (audit === undefined || score >= 1) return [];
    const snippets = audit.details?.items?.flatMap(({ node }) => node?.snippet ?? []) ?? [];
    return [[`${id}: ${audit.title}`, ...snippets.slice(0, 2)].join(' · ')];
  });
}

function resultOf({ route, audience }: AuditedRoute, report: LighthouseReport): LighthouseResult {
  const { categories, audits, runtimeError } = report;
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const);
  return {
    ...{ route, audience, scores: Object.fromEntries(scores) },
    largestPaintMs: Math.round(value('largest-contentful-paint')),
    blockingMs: Math.round(value('total-blocking-time')),
    shift: Number(value('cumulative-layout-shift').toFixed(4)),
    findings: runtimeError === undefined ? findingsOf(report) : [runtimeError.message],
  };
}

/** Runs Lighthouse as a phone (its defaults), signed out on public routes and signed in on media routes, one at a time. */
export async function runLighthouse(
  { lighthouse, chromeLauncher, puppeteer }: Tools,
  url: string,
  { routes, token }: { routes: AuditedRoute[]; token: string },
): Promise<LighthouseResult[]> {
  const chrome = await chromeLauncher.launch({
    chromePath: findOrInstallChromium('browser'),
    chromeFlags: [...chromiumFlags],
  });
  const audit = async (route: AuditedRoute): Promise<LighthouseResult> => {
    const onlyCategories = isIndexed(route) ? [...EVERYWHERE, 'seo'] : EVERYWHERE;
    const run = () =>
      lighthouse(url + route.address, {
        ...{ port: chrome.port, logLevel: 'silent', output: 'json', onlyCategories },
        ignoreStatusCode: true,
        // The browser logs the 404 of an unknown address.
        ...(route.route === '*' ? { skipAudits: ['errors-in-console'] } : {}),
      });
    let answer = await run();
    // Now and then Lighthouse misses the start of a page's trace, and asks to be run again.
    if (answer?.lhr.runtimeError !== undefined) answer = await run();
    if (answer === undefined) throw new Error(`Lighthouse gave no result for ${route.address}.`);
    const result = resultOf(route, answer.lhr);
    console.log(`Lighthouse  ${route.route}  ${JSON.stringify(result.scores)}`);
    for (const finding of result.findings) console.log(`  ${finding}`);
    return result;
  };
  try {
    const results: LighthouseResult[] = [];
    for (const route of routes.filter(({ audience }) => audience === 'public')) results.push(await audit(route));
    const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
    const page = await browser.newPage();
    await page.goto(`${url}/mediareact/robots.txt`);
    // Lighthouse clears caches before each page, but not local storage.
    await page.evaluate((text) => {
      localStorage.setItem('media_id_token', text);
    }, token);
    await page.close();
    await browser.disconnect();
    for (const route of routes.filter(({ audience }) => audience === 'media')) results.push(await audit(route));
    return results;
  } finally {
    chrome.kill();
  }
}
