// How the bench loads pages: in a Chromium that it drives through a pipe, without the DevTools protocol's Runtime domain, which slows
// loading (docs/decisions/009).
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { observe, ROWS, type Observations } from '../../tests/browser/support/observePage.js';
import { chromiumFlags } from '../browser/findOrInstallChromium.mjs';
import { TOKEN } from './stub.mjs';

type Send = (method: string, parameters?: object) => Promise<Record<string, unknown>>;

interface Message {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

async function openPipe(executable: string) {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const child = spawn(executable, [...chromiumFlags, '--remote-debugging-pipe', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const waiting = new Map<number, (message: Message) => void>();
  let received = '';
  (child.stdio[4] as Readable).setEncoding('utf8').on('data', (piece: string) => {
    const messages = (received + piece).split('\0');
    received = messages.pop() ?? '';
    for (const text of messages) {
      const message = JSON.parse(text) as Message;
      if (message.id !== undefined) waiting.get(message.id)?.(message);
    }
  });
  let latest = 0;
  const sendTo =
    (sessionId?: string): Send =>
    (method, params = {}) =>
      new Promise((resolve, reject) => {
        const id = (latest += 1);
        waiting.set(id, ({ result = {}, error }) => {
          waiting.delete(id);
          if (error === undefined) resolve(result);
          else reject(new Error(`${method}: ${error.message}`));
        });
        (child.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
  const close = async (): Promise<void> => {
    child.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { sendTo, send: sendTo(), close };
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
  /** What `then` returned. */
  value: unknown;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? NaN) + (sorted[sorted.length >> 1] ?? NaN)) / 2;
};

export const blockingTime = ({ longTasks }: Observations): number =>
  longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

/** @param runs how many times each page is loaded, not counting a discarded first round */
export async function launch(executable: string, runs: number) {
  const browser = await openPipe(executable);

  const newContext = async (): Promise<string> =>
    (await browser.send('Target.createBrowserContext')).browserContextId as string;

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
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    const send = browser.sendTo(sessionId as string);
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
  return { newContext, load, byTurns, version: String(product), close: browser.close };
}
