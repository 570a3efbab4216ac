import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/**
 * Opens an address in a Chromium without a debugger. With one, as in every page of Playwright, Chromium prerenders no page
 * ("PrerenderingDisabledByDevTools"). The test sees only at the server what this browser does. Returns how to end it.
 */
export async function openWithoutDebugger(
  { executablePath = chromium.executablePath(), args = [] }: LaunchOptions,
  address: string,
): Promise<() => Promise<void>> {
  const profile = await mkdtemp(path.join(tmpdir(), 'portal-chromium-'));
  // A process group of its own, which can be killed as a whole: what is installed as Chromium may be a script that starts it.
  const options = { stdio: 'ignore', detached: true } as const;
  const browser = spawn(executablePath, [...args, `--user-data-dir=${profile}`, address], options);
  return async () => {
    const ended = once(browser, 'exit');
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    await ended;
    // Retries, because processes that the browser has started may write for a moment longer.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  };
}
