import { expect, type Locator, type Page } from '@playwright/test';
import { openOptions } from './chooseFrom';

const MOST_STOPS = 160;

interface FocusLook {
  what: string;
  isTarget: boolean;
  /** Whether it or its visible substitute has a focus ring. */
  hasRing: boolean;
  /** Whether the focused element is inside the window and not covered. */
  isUncovered: boolean;
}

/** Describes the visible focus; runs in the page. */
function lookAtFocus(target: Element): FocusLook | undefined {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  // A link that fills a row has its ring around the row.
  const looks = [getComputedStyle(element), getComputedStyle(element, '::after')];
  const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  // A choice that fills a card has its ring around the card, and antd's text box around the control.
  const card = element.closest('label, .ant-select');
  const hasRing =
    looks.some((look) => hasOutline(look) || look.boxShadow !== 'none') ||
    (card !== null && hasOutline(getComputedStyle(card)));
  const box = element.getBoundingClientRect();
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isUncovered =
    right > left &&
    bottom > top &&
    at !== null &&
    (element.contains(at) || at.contains(element) || at.closest('label') !== null);
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return { what: `${element.tagName.toLowerCase()} ${name}`, isTarget: element === target, hasRing, isUncovered };
}

/**
 * Presses Tab until the control has the focus, as somebody without a mouse would, and looks at every stop on the way: the
 * focus is always to be seen, and never under the sticky header (A11Y-2).
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const poorlyShown: FocusLook[] = [];
  let look = await target.evaluate(lookAtFocus);
  for (let stop = 0; stop < MOST_STOPS && look?.isTarget !== true; stop += 1) {
    await page.keyboard.press(key);
    look = await target.evaluate(lookAtFocus);
    if (look !== undefined && !(look.hasRing && look.isUncovered)) poorlyShown.push(look);
  }
  expect(poorlyShown).toEqual([]);
  expect(look?.isTarget, 'The Tab key gets there.').toBe(true);
}

/** Tabs to a field and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Tabs to a control and presses a key. */
export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Tabs to a long list and selects the match of the typed words. */
export async function searchFor(page: Page, list: Locator, words: string, option: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(list).toHaveAccessibleDescription(new RegExp(option));
}

/** Tabs to a short list, opens it, and selects with the arrow keys. */
export async function arrowTo(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.press('ArrowDown');
  const names = openOptions(page);
  await expect(names.getByText(option, { exact: true })).toBeVisible();
  const active = async (): Promise<string | null> => {
    const id = (await list.getAttribute('aria-activedescendant')) ?? '';
    return page.locator(`[id="${id}"]`).textContent();
  };
  for (let stop = 0; (await active()) !== option; stop += 1) {
    if (stop > (await names.count())) throw new Error('The arrow keys never get there.');
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(list).toHaveAccessibleDescription(new RegExp(option));
}
