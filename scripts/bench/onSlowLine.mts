import type { QuietBrowser } from './launchQuietly.mjs';

/** 50 kbps, as at the edge of a telephone's cell. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000 / 8, uploadThroughput: 50_000 / 8 };
const LONGEST_MS = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads a page over a line of 50 kbps, with an empty cache, until an expression in it is not 0, and gives that value.
 * @param expression a time in milliseconds since the navigation's start, or 0
 */
export async function onSlowLine(browser: QuietBrowser, url: string, expression: string): Promise<number> {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  try {
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    const send = (method: string, parameters?: object) => browser.send(method, parameters, sessionId as string);
    await send('Network.enable');
    await send('Network.emulateNetworkConditions', NETWORK);
    await send('Page.enable');
    const start = Date.now();
    // The command is answered when the document begins to come.
    void send('Page.navigate', { url });
    while (Date.now() - start < LONGEST_MS) {
      await pause(50);
      const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
      const { value } = result as { value?: unknown };
      if (typeof value === 'number' && value > 0) return value;
    }
    return Infinity;
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId });
  }
}
