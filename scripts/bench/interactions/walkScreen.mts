import type { Page } from '@playwright/test';
import { controlsOf, SELECTOR, type Control } from './controlsOf.mjs';
import { afterFrame, FASTEST_MS, timedEvents } from './observeInteractions.mjs';

export interface Interaction {
  screen: string;
  control: string;
  /** Milliseconds until the next frame. */
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

async function act(page: Page, { index, does }: Control): Promise<void> {
  const control = page.locator(SELECTOR).nth(index);
  await control.click({ timeout: REACH_MS, ...(does === 'choose' ? { force: true } : {}) });
  if (does === 'type') await page.keyboard.type('sa', { delay: 40 });
  if (does !== 'choose') return;
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
}

/** Closes dialogs and menus; returns whether the screen is still open. */
async function putBack(page: Page, url: string): Promise<boolean> {
  const isOpen = await page.locator('dialog[open], [popover]:popover-open').count();
  if (isOpen > 0) await page.keyboard.press('Escape');
  return new URL(page.url()).pathname === new URL(url).pathname;
}

export async function walkScreen(page: Page, { name, url, within }: Screen): Promise<Interaction[]> {
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

  await open();
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
