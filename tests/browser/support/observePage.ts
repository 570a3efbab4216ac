import type { Page } from '@playwright/test';

/** Times in milliseconds since the start of the navigation. */
export interface Observations {
  largestPaint: number;
  /** 25 rows are in the document and one frame has passed. */
  rowsAt: number | undefined;
  /** The same, and they are the API's answer. */
  liveAt: number | undefined;
  /** When the last body was read before the live rows. */
  answerAt: number;
  /** The duration of each long task. */
  longTasks: number[];
  /** Every layout shift, whatever caused it: the sum is stricter than the usual score of its worst five seconds. */
  shift: number;
  shifted: string[];
}

declare global {
  interface Window {
    observations: Observations;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Rows per page of the listing. */
export const ROWS = 25;

/**
 * Runs in the page, from its first moment, and notes what the measures are made of. Nothing in here has a name of its own:
 * the compiler of the scripts would wrap it in a helper that the page does not have.
 */
export function observe(rows: number): void {
  window.observations = {
    largestPaint: 0,
    rowsAt: undefined,
    liveAt: undefined,
    answerAt: 0,
    longTasks: [],
    shift: 0,
    shifted: [],
  };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.observations.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.observations.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      window.observations.shift += value;
      window.observations.shifted.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  let isLive = false;
  new MutationObserver((_changes, observer) => {
    if (document.querySelectorAll('tbody tr').length < rows) return;
    if (window.observations.rowsAt === undefined) {
      // Set twice, so that waiting for the frame does not repeat it.
      window.observations.rowsAt = Infinity;
      // A task of its own comes after the frame has been drawn.
      requestAnimationFrame(() => setTimeout(() => (window.observations.rowsAt = performance.now())));
    }
    if (document.querySelector('[data-early]') !== null) return;
    observer.disconnect();
    isLive = true;
    requestAnimationFrame(() => setTimeout(() => (window.observations.liveAt = performance.now())));
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-early'] });
  const text = Reflect.get<Response, 'text'>(Response.prototype, 'text');
  Response.prototype.text = async function () {
    const body = await text.call(this);
    // What is read once the rows are there is being stored for reading offline.
    if (!isLive) window.observations.answerAt = performance.now();
    return body;
  };
}

export async function observePage(page: Page): Promise<void> {
  await page.addInitScript(observe, ROWS);
}

export function readObservations(page: Page): Promise<Observations> {
  return page.evaluate(() => window.observations);
}
