import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import webpack from 'webpack';

let script: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const folder = path.resolve('.cache/instrument');
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'development',
        devtool: false,
        entry: path.resolve('tests/browser/support/instrumentEntry.mjs'),
        output: { path: folder, filename: 'instrument.js' },
      },
      (error, stats) => {
        if (error !== null || stats?.hasErrors()) reject(error ?? new Error(stats?.toString() ?? ''));
        else resolve();
      },
    );
  });
  return readFile(path.join(folder, 'instrument.js'), 'utf8');
}

/** Installs Redux DevTools' instrumentation in place of the extension, and counts storage writes. */
export async function installDevTools(page: Page): Promise<void> {
  script ??= bundle();
  await page.addInitScript(await script);
}

/** Calls one of the hooks that instrumentEntry.mjs gives the page. */
const hook =
  <Result = unknown>(name: string) =>
  (page: Page, given?: unknown): Promise<Result> =>
    page.evaluate(
      ([called, argument]) => {
        const hooks = Reflect.get(window, '__devTools') as Record<string, (argument: unknown) => Result>;
        return hooks[called]?.(argument) as Result;
      },
      [name, given] as const,
    );

export const allActions = hook<number[]>('actions');
export const lastAction = hook<number>('lastAction');
export const isAddressLogged = hook<boolean>('isAddressLogged');
export const look = hook<string>('look');
export const jumpTo = hook('jumpTo');
export const jumpToPresent = hook('jumpToPresent');
export const exportLog = hook<string>('exportLog');
export const importLog = hook('importLog');
export const takeWrites = hook<string[]>('takeWrites');

const goThrough = hook<{ id: number; seen: string; names: string } | undefined>('visit');

/** Jumps to each action in turn, as DevTools' time travel does. `moments` are the page's texts after some actions: expects each again. */
export async function visit(page: Page, ids: number[], moments: ReadonlyMap<number, string>): Promise<void> {
  const wrong = await goThrough(page, [ids, Object.fromEntries(moments)]);
  if (wrong !== undefined) expect(wrong.seen, wrong.names).toBe(moments.get(wrong.id));
}
