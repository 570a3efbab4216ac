import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import webpack from 'webpack';

/** The page's test hooks, which replace the Redux DevTools extension. */
interface DevToolsHooks {
  lifted?: {
    getState: () => {
      stagedActionIds: number[];
      actionsById: Record<number, { action: { type: string } }>;
      computedStates: { state: { location: { pathname: string; search: string } } }[];
    };
    dispatch: (action: object) => void;
  };
  actions: { jumpToAction: (id: number) => object; importState: (state: object) => object };
  writes: string[];
}

declare global {
  interface Window {
    __devTools: DevToolsHooks;
  }
}

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

export const lastAction = (page: Page): Promise<number> =>
  page.evaluate(() => window.__devTools.lifted?.getState().stagedActionIds.at(-1) ?? 0);

/** Waits until the browser has nothing left to render; returns whether the log has the address by then. */
export const isAtRest = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    // React renders a new screen in pieces, between which the old one shows under the new address.
    for (let pass = 0; pass < 3; pass += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    const { pathname, search } = window.__devTools.lifted?.getState().computedStates.at(-1)?.state.location ?? {};
    return pathname === window.location.pathname && search === window.location.search;
  });

export const allActions = (page: Page): Promise<number[]> =>
  page.evaluate(() => window.__devTools.lifted?.getState().stagedActionIds ?? []);

/** Names of an action and its predecessors, for failure messages. */
export const namesAround = (page: Page, id: number): Promise<string> =>
  page.evaluate((wanted) => {
    const { actionsById = {} } = window.__devTools.lifted?.getState() ?? {};
    return [wanted - 3, wanted - 2, wanted - 1, wanted]
      .map((number) => `${String(number)} ${actionsById[number]?.action.type ?? ''}`)
      .join(', ');
  }, id);

export const jumpTo = (page: Page, id: number): Promise<void> =>
  page.evaluate((wanted) => {
    const { lifted, actions } = window.__devTools;
    lifted?.dispatch(actions.jumpToAction(wanted));
  }, id);

/** In one step, as the slider's end: an action recorded in between would leave the page in the past. */
export const jumpToPresent = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { lifted, actions } = window.__devTools;
    lifted?.dispatch(actions.jumpToAction(lifted.getState().stagedActionIds.at(-1) ?? 0));
  });

export const exportLog = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(window.__devTools.lifted?.getState()));

export const importLog = (page: Page, log: string): Promise<void> =>
  page.evaluate((text) => {
    const { lifted, actions } = window.__devTools;
    lifted?.dispatch(actions.importState(JSON.parse(text) as object));
  }, log);

export const storageWrites = (page: Page): Promise<string[]> => page.evaluate(() => window.__devTools.writes.splice(0));

/** The visible text, field values, open dialogs and details, and address. Passwords are never restored. */
export const look = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ type, name }) => type !== 'password' && name !== 'password')
      .map(
        (field) =>
          `${field.name || field.type}=${['checkbox', 'radio'].includes(field.type) ? String(field.checked) : field.value}`,
      );
    const open = document.querySelectorAll('dialog[open], details[open]').length;
    const { pathname, search, hash } = window.location;
    return [`${pathname}${search}${hash}`, `${String(open)} open`, document.body.innerText, ...fields].join('\n');
  });
