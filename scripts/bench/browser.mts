// How the bench loads pages: without enabling the DevTools protocol's Runtime domain, which slows loading (docs/decisions/009). Playwright
// enables it in its own pages, so the bench opens its pages through the browser's session, where Playwright leaves them alone.
import { chromium, type CDPSession } from '@playwright/test';
import { observe, ROWS, type Observations } from '../../tests/browser/support/observePage.js';
import { chromiumFlags } from '../browser/findOrInstallChromium.mjs';
import { TOKEN } from './stub.mjs';

interface Message {
  id: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** Makes a function that sends DevTools commands to one page. */
function commandsOf(browser: CDPSession, sessionId: string) {
  const waiting = new Map<number, (message: Message) => void>();
  browser.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const message = JSON.parse(event.message) as Message;
    waiting.get(message.id)?.(message);
  });
  let latest = 0;
  return (method: string, params: object = {}): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      const id = (latest += 1);
      waiting.set(id, ({ result = {}, error }) => {
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error.message}`));
      });
      const message = JSON.stringify({ id, method, params });
      browser.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
}

const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export interface Load {
  url: string;
  /** The JavaScript condition to wait for. */
  until?: string;
  /** How many rows make the page count as filled. */
  rows?: number;
  /** Turns off the slow network, which has 1.6 Mbps down, 750 kbps up, and 150 ms latency. */
  isFast?: boolean;
  isSignedIn?: boolean;
  /** An existing browser context, with its cache and service worker; by default, a new one. */
  context?: string;
  /** A JavaScript expression that runs once the page has settled; its value is returned too. */
  then?: string;
}

const LIVE = 'window.observations?.liveAt !== undefined';
export const PAINTED = 'window.observations?.largestPaint > 0';

export interface Loaded extends Observations {
  /** The value of the expression `then`. */
  value: unknown;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? NaN) + (sorted[sorted.length >> 1] ?? NaN)) / 2;
};

export const blockingTime = ({ longTasks }: Observations): number =>
  longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);

/** @param runs how many times each page is loaded, not counting a discarded first round */
export async function launch(executable: string, runs: number) {
  const launched = await chromium.launch({ executablePath: executable, args: [...chromiumFlags] });
  const browser = await launched.newBrowserCDPSession();

  const newContext = async (): Promise<string> => (await browser.send('Target.createBrowserContext')).browserContextId;

  /** Loads a page with the CPU slowed 4x; by default in a new context, which has no connections and no cache. */
  async function load({
    url,
    until = LIVE,
    rows = ROWS,
    isFast,
    isSignedIn,
    context,
    then = '0',
  }: Load): Promise<Loaded> {
    const browserContextId = context ?? (await newContext());
    const size = { newWindow: true, width: 1440, height: 900 };
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId, ...size });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
    const send = commandsOf(browser, sessionId);
    const evaluate = async (expression: string): Promise<unknown> => {
      const { result } = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
      return (result as { value?: unknown }).value;
    };
    try {
      const token = isSignedIn === true ? `localStorage.setItem('media_id_token', '${TOKEN}');` : '';
      await send('Page.enable');
      await send('Page.addScriptToEvaluateOnNewDocument', { source: `${token}(${observe.toString()})(${rows})` });
      await send('Network.enable');
      if (context === undefined) await send('Network.setCacheDisabled', { cacheDisabled: true });
      if (isFast !== true) await send('Network.emulateNetworkConditions', SLOW_NETWORK);
      await send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await send('Page.navigate', { url });
      const start = Date.now();
      while ((await evaluate(`location.href !== 'about:blank' && (${until})`)) !== true) {
        if (Date.now() - start > 90_000) throw new Error(`${url} did not come to: ${until}`);
        await pause(100);
      }
      await pause(1000);
      const value = await evaluate(then);
      return { ...((await evaluate('window.observations')) as Observations), value };
    } finally {
      await browser.send('Target.closeTarget', { targetId });
      if (context === undefined) await browser.send('Target.disposeBrowserContext', { browserContextId });
    }
  }

  /** Loads the pages alternately, so that a slow phase of the machine slows all of them; the first round is discarded. */
  async function byTurns<Name extends string>(
    pages: Record<Name, Load>,
  ): Promise<(name: Name, of: (run: Loaded) => number) => number> {
    const results: Partial<Record<string, Loaded[]>> = {};
    for (let round = 0; round <= runs; round += 1) {
      for (const [name, page] of Object.entries<Load>(pages)) {
        const loaded = await load(page);
        if (round > 0) (results[name] ??= []).push(loaded);
      }
    }
    return (name, of) => median((results[name] ?? []).map(of));
  }

  const { product } = await browser.send('Browser.getVersion');
  return { newContext, load, byTurns, version: product, close: () => launched.close() };
}
