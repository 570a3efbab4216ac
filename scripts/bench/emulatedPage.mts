import type { Browser, CDPSession, Page } from '@playwright/test';
import { observePage, type Observations } from '../../tests/bench/observePage.js';

export interface Emulation {
  /** Goals, "How to measure load": 1.6 Mbps down, 750 kbps up, 150 ms. */
  slowNetwork: boolean;
  /** How many times slower the processor is made. */
  cpu: number;
}

export interface EmulatedPage {
  page: Page;
  /** Waits for the 25 rows and one frame, then for what a load still has to do. */
  settled: () => Promise<Observations>;
}

const LONGEST_MS = 30_000;
const SETTLE_MS = 700;
const BITS = 8;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks the page over the wire: Playwright's own helpers would be compiled in the page while it is being timed. */
async function readQuietly(cdp: CDPSession): Promise<Observations | undefined> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.observations', returnByValue: true });
  return result.value as Observations | undefined;
}

async function slowDown(cdp: CDPSession, { slowNetwork, cpu }: Emulation): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (slowNetwork) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / BITS,
      uploadThroughput: 750_000 / BITS,
    });
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Opens a page in a browser context of its own, so that no connection and no cache is left from the run before. */
export async function withPage<T>(
  browser: Browser,
  emulation: Emulation,
  use: (emulated: EmulatedPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await observePage(page);
    await slowDown(cdp, emulation);

    const settled = async (): Promise<Observations> => {
      const start = Date.now();
      while ((await readQuietly(cdp))?.rowsAt === undefined) {
        if (Date.now() - start > LONGEST_MS) throw new Error(`${page.url()} has shown no rows.`);
        await pause(100);
      }
      await pause(SETTLE_MS);
      const observations = await readQuietly(cdp);
      if (observations === undefined) throw new Error(`${page.url()} has gone away.`);
      return observations;
    };
    return await use({ page, settled });
  } finally {
    await context.close();
  }
}
