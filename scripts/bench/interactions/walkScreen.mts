import type { Page } from '@playwright/test';
import { controlsOf, SELECTOR, type Control } from './controlsOf.mjs';
import { afterFrame, FASTEST_MS, timedEvents } from './observeInteractions.mjs';

export interface Interaction {
  screen: string;
  control: string;
  /** Of its slowest event, until the next frame is drawn; in milliseconds. */
  duration: number;
  /** How long the handlers of that event ran. */
  handling: number;
}

/** A control that has been performed, and when, in its document's time. */
interface Performed {
  control: Control;
  from: number;
  to: number;
}

export interface Screen {
  name: string;
  /** With the server's origin. */
  url: string;
  /** The parts whose controls are performed: those of header and footer are the same on every screen. */
  within: string;
}

const CPU = 4;
/** A control that can't be reached within this is covered by another one, or gone. */
const REACH_MS = 2000;
const SETTLE_MS = 400;

async function act(page: Page, { index, does }: Control): Promise<void> {
  const control = page.locator(SELECTOR).nth(index);
  await control.click({ timeout: REACH_MS, ...(does === 'choose' ? { force: true } : {}) });
  if (does === 'type') await page.keyboard.type('sa', { delay: 40 });
  if (does !== 'choose') return;
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
}

/** Closes what has opened; gives whether the screen is still the one that was to be walked. */
async function putBack(page: Page, url: string): Promise<boolean> {
  const isOpen = await page.locator('dialog[open], [popover]:popover-open').count();
  if (isOpen > 0) await page.keyboard.press('Escape');
  return new URL(page.url()).pathname === new URL(url).pathname;
}

/** Performs two controls of each kind on a screen by mouse and keyboard, with the processor slowed four times. */
export async function walkScreen(page: Page, { name, url, within }: Screen): Promise<Interaction[]> {
  const cdp = await page.context().newCDPSession(page);
  const slow = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const open = async (): Promise<void> => {
    // Only what is pressed is to be slow, and not the way to it.
    await slow(1);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    await slow(CPU);
  };
  const interactions: Interaction[] = [];
  let performed: Performed[] = [];
  /** Events are told late, so all of a document's are read together. */
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

  await open();
  // Those that lead away come last.
  const found = await controlsOf(page, within);
  const controls = found.toSorted((a, b) => Number(a.does === 'navigate') - Number(b.does === 'navigate'));
  for (const control of controls) {
    const from = await afterFrame(page);
    const isDone = await act(page, control).then(
      () => true,
      () => false,
    );
    if (isDone) performed.push({ control, from, to: await afterFrame(page) });
    if (await putBack(page, url)) continue;
    await collect();
    await open();
  }
  await collect();
  await cdp.detach();
  return interactions;
}
