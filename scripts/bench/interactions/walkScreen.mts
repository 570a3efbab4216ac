import type { Page } from '@playwright/test';
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
  if (does === 'type') await page.keyboard.type('sa', { delay: 40 });
  if (does !== 'choose') return;
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
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

/** Performs two controls of each kind on a screen by mouse and keyboard. */
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
  const interactions: Interaction[] = [];
  let performed: Performed[] = [];
  /** Event Timing reports late, so all events of a document are read at once. */
  const collect = async (): Promise<void> => {
    const events = await timedEvents(page);
    for (const { control, from, to } of performed) {
      const [slowest] = events
        .filter(({ start }) => start >= from && start < to)
        .toSorted((a, b) => b.duration - a.duration);
      const { duration, handling } = slowest ?? { duration: FASTEST_MS, handling: 0 };
      interactions.push({ screen: name, control: control.name, duration, handling });
    }
    performed = [];
  };

  /** The document as it was first, marked in the same way. */
  const reopen = async (): Promise<Control[]> => {
    await collect();
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

  const found = await reopen();
  const controls = found.toSorted((a, b) => Number(a.does === 'navigate') - Number(b.does === 'navigate'));
  for (const control of controls) {
    if (!(await perform(control))) {
      await reopen();
      await perform(control);
    }
    await putBack(page, url);
  }
  await collect();
  await cdp.detach();
  return { interactions, missed: controls.length - interactions.length };
}
