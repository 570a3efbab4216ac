import type { Page } from '@playwright/test';

/** An event of a mouse or keyboard as the browser's Event Timing tells it, in milliseconds. */
export interface TimedEvent {
  start: number;
  /** Until the next frame is drawn. */
  duration: number;
  /** How long the page's handlers of it ran. */
  handling: number;
}

declare global {
  interface Window {
    timedEvents: TimedEvent[];
  }
}

/** Event Timing reports nothing that is faster. */
export const FASTEST_MS = 16;

/** How long the browser takes at most to tell of an event whose frame has been drawn. */
const TOLD_MS = 500;

interface EventTiming extends PerformanceEventTiming {
  interactionId: number;
}

/** Runs in the page, from its first moment. Nothing in here has a name of its own (tests/bench/observePage.ts). */
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

/** Waits until the frame is drawn that shows what was pressed, and gives the page's time. */
export const afterFrame = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now();
  });

/** All events of the document so far. */
export async function timedEvents(page: Page): Promise<TimedEvent[]> {
  await page.waitForTimeout(TOLD_MS);
  return page.evaluate(() => window.timedEvents);
}
