import { flushSync } from 'react-dom';

export const PAGE_HEADING_ID = 'page-heading';

const findPageHeading = (): HTMLElement | null => document.getElementById(PAGE_HEADING_ID);

/** Runs the action of a button that then disappears. Focuses the page's heading or what `find` returns, or focus would be lost. */
export function focusAfter(
  { detail }: { detail: number },
  press: () => void,
  find: () => HTMLElement | null | undefined = findPageHeading,
): void {
  const before = document.activeElement;
  flushSync(press);
  const now = document.activeElement;
  // Stops if the action itself has moved focus.
  if (now !== before && now !== document.body) return;
  const next = find();
  // After a click or tap, neither scrolls nor focuses a text field, which would open a phone's keyboard.
  const isKey = detail === 0;
  if (isKey || next?.matches('input:not([type=radio]), textarea') === false) next?.focus({ preventScroll: !isKey });
}
