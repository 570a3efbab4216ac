import type { Locator, Page } from '@playwright/test';

export interface Inputs {
  clicks: number;
  keys: number;
  scrolls: number;
}

// Seconds of the keystroke-level model (Card, Moran, Newell).
const KLM = { key: 0.28, point: 1.1, press: 0.2, home: 0.4, think: 1.35 } as const;

export class CountedUser {
  readonly inputs: Inputs = { clicks: 0, keys: 0, scrolls: 0 };
  private steps = 0;
  private homings = 0;
  private heldKeys = 0;
  private hand: 'mouse' | 'keyboard' = 'mouse';

  constructor(readonly page: Page) {}

  private take(hand: 'mouse' | 'keyboard'): void {
    if (this.hand !== hand) this.homings += 1;
    this.hand = hand;
    this.steps += 1;
  }

  /** Scrolls first, and counts it, if the control is outside the window. A click with a held key is one input. */
  async click(control: Locator, held?: 'Shift'): Promise<void> {
    await control.waitFor();
    this.take('mouse');
    if (!(await isInWindow(control))) this.inputs.scrolls += 1;
    await control.click(held === undefined ? {} : { modifiers: [held] });
    this.inputs.clicks += 1;
    if (held !== undefined) this.heldKeys += 1;
  }

  async type(text: string): Promise<void> {
    this.take('keyboard');
    await this.page.keyboard.type(text);
    this.inputs.keys += text.length;
  }

  async press(key: string): Promise<void> {
    if (this.hand !== 'keyboard') this.take('keyboard');
    await this.page.keyboard.press(key);
    this.inputs.keys += 1;
  }

  get seconds(): number {
    const { clicks, keys, scrolls } = this.inputs;
    const pointing = (clicks + scrolls) * (KLM.point + KLM.press);
    return pointing + (keys + this.heldKeys) * KLM.key + this.homings * KLM.home + this.steps * KLM.think;
  }
}

const isInWindow = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
