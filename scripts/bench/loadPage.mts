import { observe, ROWS, type Observations } from '../../tests/bench/observePage.js';
import type { TimingBrowser } from './launchTimingBrowser.mjs';

export interface Emulation {
  slowNetwork: boolean;
  /** CPU slowdown factor. */
  cpu: number;
}

const LONGEST_MS = 30_000;
const SETTLE_MS = 700;
const BITS = 8;

export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / BITS,
  uploadThroughput: 750_000 / BITS,
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type SendToPage = (method: string, parameters?: object) => Promise<Record<string, unknown>>;

async function prepare(send: SendToPage, { slowNetwork, cpu }: Emulation): Promise<void> {
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe.toString()})(${String(ROWS)})` });
  await send('Network.enable');
  await send('Network.setCacheDisabled', { cacheDisabled: true });
  if (slowNetwork) await send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

async function read(send: SendToPage): Promise<Observations | undefined> {
  const { result } = await send('Runtime.evaluate', { expression: 'window.observations', returnByValue: true });
  return (result as { value?: Observations }).value;
}

/** Loads a page until its rows are live and the page has settled. A new browser context has no connections or cache. */
export async function loadPage(browser: TimingBrowser, url: string, emulation: Emulation): Promise<Observations> {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  try {
    const size = { width: 1280, height: 800 };
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId, ...size });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    const send: SendToPage = (method, parameters) => browser.send(method, parameters, sessionId as string);
    await prepare(send, emulation);
    await send('Page.navigate', { url });
    const start = Date.now();
    while ((await read(send))?.liveAt === undefined) {
      if (Date.now() - start > LONGEST_MS) throw new Error(`${url} showed no rows.`);
      await pause(100);
    }
    await pause(SETTLE_MS);
    const observations = await read(send);
    if (observations === undefined) throw new Error(`${url} was closed.`);
    return observations;
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId });
  }
}
