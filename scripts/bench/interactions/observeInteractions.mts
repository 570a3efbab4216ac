import type { Page } from '@playwright/test';

export interface TimedEvent {
  start: number;
  /** Milliseconds until the next frame is painted. */
  duration: number;
  /** Milliseconds spent in the page's event handlers. */
  handling: number;
}

declare global {
  interface Window {
    timedEvents: TimedEvent[];
  }
}

/** Event Timing does not report shorter events. */
export const FASTEST_MS = 16;

/** Event Timing reports an event this long after its frame, at most. */
const REPORT_MS = 500;

interface EventTiming extends PerformanceEventTiming {
  interactionId: number;
}

/** Runs in the page before any other script; must not contain named functions (tests/bench/observePage.ts). */
export function observeInteractions(fastest: number): void {
  window.timedEvents = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventTiming[]) {
      if (entry.interactionId === 0) continue;
      const handling = Math.round(entry.processingEnd - entry.processingStart);
      window.timedEvents.push({ start: entry.startTime, duration: entry.duration, handling });
    }
  }).observe({ type: 'event', durationThreshold: fastest, buffered: true } as PerformanceObserverInit);
}

/** Resolves to the page's time after the next frame. */
export const afterFrame = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now();
  });

export async function timedEvents(page: Page): Promise<TimedEvent[]> {
  await page.waitForTimeout(REPORT_MS);
  return page.evaluate(() => window.timedEvents);
}
