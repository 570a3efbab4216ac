import { flushSync } from 'react-dom';

/** Focuses what follows a button that disappears with its press; otherwise, the focus would fall to the document. */
export function focusAfter(
  { detail }: { detail: number },
  press: () => void,
  find: () => HTMLElement | null | undefined,
): void {
  flushSync(press);
  const next = find();
  // A pointer's press neither scrolls nor opens a phone's keyboard.
  const isKey = detail === 0;
  if (isKey || next?.matches('input, textarea') === false) next?.focus({ preventScroll: !isKey });
}
