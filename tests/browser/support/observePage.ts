import type { Page } from '@playwright/test';

/** Times in milliseconds since the start of the navigation. */
export interface Observations {
  largestPaint: number;
  /** When 25 rows were in the document and one frame had passed. */
  rowsAt: number | undefined;
  /** The same, with rows that came from the API. */
  liveAt: number | undefined;
  /** When the last response body was read before the rows from the API showed. */
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
 * Runs in the page from its first moment, and records what the measurements need. It contains no named functions: the compiler
 * of the scripts would wrap them in a helper that the page does not have.
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
      // A first value, so that further changes do not start the wait for the frame again.
      window.observations.rowsAt = Infinity;
      // A task that is queued in the frame runs after the frame has been drawn.
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
    // Bodies that are read after the rows show do not count: they are read to be stored for offline use.
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
