import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../environment/freePort.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 30_000;
const BROWSERS = ['4.1', '4.0', '6.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

type Element = Record<typeof ELEMENT, string>;

export interface Target {
  what: string;
  /** A function body. */
  script: string;
  args: unknown[];
}

/** What is missing to drive WebKitGTK, or undefined. */
export function missingForWebKit(): string | undefined {
  if (!existsSync(DRIVER) || !BROWSERS.some((file) => existsSync(file))) return 'webkit2gtk-driver';
  return process.env.DISPLAY !== undefined || existsSync('/usr/bin/Xvfb') ? undefined : 'xvfb';
}

function startDisplay(): { display: string; server?: ChildProcess } {
  const { DISPLAY } = process.env;
  if (DISPLAY !== undefined) return { display: DISPLAY };
  const display = `:${90 + (process.pid % 900)}`;
  return { display, server: spawn('Xvfb', [display, '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']) };
}

/** A WebKitGTK browser, driven by the W3C WebDriver protocol. */
export class WebKit {
  private constructor(
    readonly version: string,
    private readonly session: string,
    private readonly stop: () => void,
  ) {}

  static async launch(): Promise<WebKit> {
    const port = await freePort();
    const { display, server } = startDisplay();
    const env = { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
    const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
    const stop = (): void => {
      driver.kill();
      server?.kill();
    };
    try {
      const binary = BROWSERS.find((file) => existsSync(file));
      const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
      const address = `http://127.0.0.1:${port}/session`;
      const { sessionId, capabilities } = (await until(() =>
        call(address, 'POST', { capabilities: { alwaysMatch } }),
      )) as { sessionId: string; capabilities: { browserVersion: string } };
      const session = `${address}/${sessionId}`;
      await call(`${session}/window/rect`, 'POST', { x: 0, y: 0, width: 1400, height: 960 });
      return new WebKit(capabilities.browserVersion, session, stop);
    } catch (error) {
      stop();
      throw error;
    }
  }

  goto(url: string): Promise<unknown> {
    return call(`${this.session}/url`, 'POST', { url });
  }

  /** Runs a function body in the page. */
  run(script: string, ...args: unknown[]): Promise<unknown> {
    return call(`${this.session}/execute/sync`, 'POST', { script, args });
  }

  /** Waits for the element that the function body returns, and acts on it; again if the page replaced it meanwhile. */
  on(
    { what, script, args }: Target,
    act: (element: string) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    return until(async () => {
      const found = (await this.run(script, ...args)) as Element | null;
      if (found === null) throw new Error(`There is no ${what}.`);
      await act(`${this.session}/element/${found[ELEMENT]}`);
    });
  }

  click(target: Target): Promise<void> {
    return this.on(target, (element) => call(`${element}/click`, 'POST', {}));
  }

  type(target: Target, text: string): Promise<void> {
    return this.on(target, (element) => call(`${element}/value`, 'POST', { text }));
  }

  async close(): Promise<void> {
    await call(this.session, 'DELETE').catch(() => undefined);
    this.stop();
  }
}

async function call(url: string, method: 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`WebDriver: ${value?.error ?? answer.status} ${value?.message ?? ''}`);
  return value;
}

/** Repeats what fails, for as long as a page may need. */
async function until<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(150);
  }
}
