import { flushSync } from 'react-dom';

/** Focuses what follows a button that disappears with its press; otherwise, the body would get the focus. */
export function focusAfter(
  { detail }: { detail: number },
  press: () => void,
  find: () => HTMLElement | null | undefined,
): void {
  const before = document.activeElement;
  flushSync(press);
  const now = document.activeElement;
  // The press has moved the focus itself.
  if (now !== before && now !== document.body) return;
  const next = find();
  // After a press with a pointer, neither scrolls nor focuses a text field, which would open a phone's keyboard.
  const isKey = detail === 0;
  if (isKey || next?.matches('input:not([type=radio]), textarea') === false) next?.focus({ preventScroll: !isKey });
}
