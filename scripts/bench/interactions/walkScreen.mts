import type { Page } from '@playwright/test';
import { median } from '../alternateRuns.mjs';
import { controlOf, controlsOf, type Control } from './controlsOf.mjs';
import { afterFrame, FASTEST_MS, timedEvents } from './observeInteractions.mjs';

export interface Interaction {
  screen: string;
  control: string;
  /** Milliseconds until the next frame. */
  duration: number;
  handling: number;
}

export interface Walk {
  interactions: Interaction[];
  /** Controls that could not be reached. */
  missed: number;
}

interface Timed {
  control: Control;
  duration: number;
  handling: number;
}

interface Performed {
  control: Control;
  from: number;
  to: number;
}

export interface Screen {
  name: string;
  url: string;
  /** The header and footer are the same on every screen, so most screens skip them. */
  within: string;
}

const CPU = 4;
/** A control that is not clickable by then is covered or gone. */
const REACH_MS = 2000;
const SETTLE_MS = 400;
/** From one key to the next: faster than anyone types. */
const KEY_MS = 40;
/** An interaction that takes at least this long is repeated, because one sample varies by half. */
export const CLOSE_MS = 64;
export const SAMPLES = 3;

async function act(page: Page, wanted: Control): Promise<void> {
  const control = controlOf(page, wanted);
  const { does } = wanted;
  if (does === 'select') {
    // The browser draws its list, and no frame comes while it is open.
    await control.focus();
    await page.keyboard.press('ArrowDown');
    return;
  }
  await control.click({ timeout: REACH_MS, force: does === 'choose' });
  if (does === 'type') await page.keyboard.type('sa', { delay: KEY_MS });
  if (does !== 'choose') return;
  for (const key of ['ArrowDown', 'Enter']) {
    await page.waitForTimeout(KEY_MS);
    await page.keyboard.press(key);
  }
}

const isAt = (page: Page, url: string): boolean => new URL(page.url()).pathname === new URL(url).pathname;

/** Closes what was opened, and returns from where a link led. */
async function putBack(page: Page, url: string): Promise<void> {
  const isOpen = await page.locator('dialog[open], [popover]:popover-open').count();
  if (isOpen > 0) await page.keyboard.press('Escape');
  if (isAt(page, url)) return;
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForTimeout(SETTLE_MS);
}

/** Performs two controls of each kind on a screen by mouse and keyboard, the slow ones several times. */
export async function walkScreen(page: Page, { name, url, within }: Screen): Promise<Walk> {
  const cdp = await page.context().newCDPSession(page);
  const slow = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const open = async (): Promise<void> => {
    // Only the interaction is slowed, not the navigation.
    await slow(1);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    await slow(CPU);
  };
  let performed: Performed[] = [];
  /** Event Timing reports late, so all events of a document are read at once. */
  const collect = async (): Promise<Timed[]> => {
    const events = await timedEvents(page);
    const timed = performed.map(({ control, from, to }) => {
      const [slowest] = events
        .filter(({ start }) => start >= from && start < to)
        .toSorted((a, b) => b.duration - a.duration);
      const { duration, handling } = slowest ?? { duration: FASTEST_MS, handling: 0 };
      return { control, duration, handling };
    });
    performed = [];
    return timed;
  };

  /** The document as it was first, marked in the same way. */
  const reopen = async (): Promise<Control[]> => {
    await open();
    return controlsOf(page, within);
  };
  const perform = async (control: Control): Promise<boolean> => {
    if ((await controlOf(page, control).count()) !== 1) return false;
    const from = await afterFrame(page);
    const isDone = await act(page, control).then(
      () => true,
      () => false,
    );
    if (isDone) performed.push({ control, from, to: await afterFrame(page) });
    return isDone;
  };

  const sampleAgain = async ({ control, duration, handling }: Timed): Promise<Timed> => {
    const durations = [duration];
    while (durations.length < SAMPLES) {
      await reopen();
      const isDone = await perform(control);
      const [again] = await collect();
      if (!isDone || again === undefined) break;
      durations.push(again.duration);
    }
    return { control, duration: median(durations), handling };
  };

  const found = await reopen();
  const controls = found.toSorted((a, b) => Number(a.does === 'navigate') - Number(b.does === 'navigate'));
  const timed: Timed[] = [];
  for (const control of controls) {
    if (!(await perform(control))) {
      timed.push(...(await collect()));
      await reopen();
      await perform(control);
    }
    await putBack(page, url);
  }
  timed.push(...(await collect()));
  const interactions: Interaction[] = [];
  for (const once of timed) {
    const { control, duration, handling } = once.duration < CLOSE_MS ? once : await sampleAgain(once);
    interactions.push({ screen: name, control: control.name, duration, handling });
  }
  await cdp.detach();
  return { interactions, missed: controls.length - interactions.length };
}
