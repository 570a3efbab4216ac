import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
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
  /** The visible text, field values, open dialogs and details, and address. Passwords are never restored. */
  look: () => string;
  /** Jumps to each action in turn. Returns the first whose look is not that of the moment, with what is seen. */
  visit: (ids: number[], moments: Record<number, string>) => Promise<{ id: number; seen: string } | undefined>;
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

/** Whether the log has the address. */
export const isAddressLogged = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { pathname, search } = window.__devTools.lifted?.getState().computedStates.at(-1)?.state.location ?? {};
    return pathname === window.location.pathname && search === window.location.search;
  });

export const allActions = (page: Page): Promise<number[]> =>
  page.evaluate(() => window.__devTools.lifted?.getState().stagedActionIds ?? []);

/** Names of an action and its predecessors, for failure messages. */
const namesAround = (page: Page, id: number): Promise<string> =>
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

export const look = (page: Page): Promise<string> => page.evaluate(() => window.__devTools.look());

/** Jumps to each action in turn; expects what was seen at a moment to be there again. */
export async function visit(page: Page, ids: number[], moments: ReadonlyMap<number, string>): Promise<void> {
  const expected = Object.fromEntries(moments);
  const wrong = await page.evaluate(([order, looks]) => window.__devTools.visit(order, looks), [
    ids,
    expected,
  ] as const);
  if (wrong !== undefined) expect(wrong.seen, await namesAround(page, wrong.id)).toBe(moments.get(wrong.id));
}
