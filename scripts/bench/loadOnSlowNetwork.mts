import type { TimingBrowser } from './launchTimingBrowser.mjs';

const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000 / 8, uploadThroughput: 50_000 / 8 };
const LONGEST_MS = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves once `expression` evaluates to more than 0 (ms since the navigation started). */
export async function loadOnSlowNetwork(browser: TimingBrowser, url: string, expression: string): Promise<number> {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  try {
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    const send = (method: string, parameters?: object) => browser.send(method, parameters, sessionId as string);
    await send('Network.enable');
    await send('Network.emulateNetworkConditions', NETWORK);
    await send('Page.enable');
    const start = Date.now();
    // Resolves only when the document starts to arrive.
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
