import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Step = () => void;
type Selection = readonly [start: number | null, end: number | null];

/** Fields, other focusable elements, and forms. */
const PARTS = 'a, button, input, select, textarea, summary, form';

const isText = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio');

const isField = (element: unknown): element is Field => element instanceof HTMLSelectElement || isText(element);

function isEntered(field: Field): boolean {
  if (isText(field)) return field.value !== field.defaultValue;
  // A select without a default shows its first option, which nobody has chosen.
  return field.selectedIndex > 0 && field.selectedOptions[0]?.defaultSelected !== true;
}

const selectionOf = (element: unknown): Selection =>
  isText(element) ? [element.selectionStart, element.selectionEnd] : [null, null];

function select(element: unknown, [start, end]: Selection): void {
  // An email field's selection can't be read or set.
  if (isText(element) && start !== null && element.selectionStart !== null) element.setSelectionRange(start, end);
}

/** Enters a text as if the user typed it, so that React fires onChange even if the field already shows the text. */
function enter(field: Field, text: string, selection: Selection): void {
  // React ignores an event unless the value differs from the last one set through its tracked `value` property. So this
  // sets '' there, then the text with the prototype's setter.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(isText(field) ? 'input' : 'change', { bubbles: true }));
  if (field === document.activeElement) select(field, selection);
}

const nothing: Step = () => undefined;

/**
 * Preserves what users type, focus, and submit in a prerendered page before the portal's scripts run (NAV-15).
 * Hydration does not report this input to the forms; and if another program, such as a password manager, has inserted elements
 * into the page, React renders the whole page anew.
 *
 * @returns a function to call once React has rendered the page; it returns the steps that replay the input
 */
export function keepEarlyInput(container: HTMLElement): () => Step[] {
  const before = [...container.querySelectorAll<HTMLElement>(PARTS)];
  const entered = new Set(before.filter(isField).filter(isEntered));
  let focused = document.activeElement as HTMLElement | null;
  const watch = ({ type, target }: Event): void => {
    if (type === 'focusin') focused = target as HTMLElement;
    else if (isField(target)) entered.add(target);
  };
  const events = ['focusin', 'input'];
  for (const event of events) container.addEventListener(event, watch, true);

  return () => {
    for (const event of events) container.removeEventListener(event, watch, true);
    const after = [...container.querySelectorAll<HTMLElement>(PARTS)];
    /** The element itself or, if React replaced it, its replacement: found by id, or else by position among elements of its tag. */
    const successorOf = (element: HTMLElement): HTMLElement | undefined => {
      if (element.isConnected) return element;
      const isOfKind = ({ tagName }: HTMLElement): boolean => tagName === element.tagName;
      const position = before.filter(isOfKind).indexOf(element);
      return document.getElementById(element.id) ?? after.filter(isOfKind)[position];
    };
    const steps: Step[] = [];
    for (const field of entered) {
      const successor = successorOf(field);
      const [text, selection] = [field.value, selectionOf(field)];
      if (isField(successor)) steps.push(() => enter(successor, text, selection));
    }
    for (const element of before) {
      const successor = successorOf(element);
      if (element.closest('details')?.open === true) successor?.closest('details')?.setAttribute('open', '');
      if (element.dataset.pressed === undefined) continue;
      delete element.dataset.pressed;
      // The empty step lets React render the form first: until then, build/inline/holdSubmit.ts blocks its submission.
      steps.push(nothing, () => {
        (successor as HTMLFormElement | undefined)?.requestSubmit();
      });
    }
    if (focused?.isConnected === false) {
      const [successor, selection] = [successorOf(focused), selectionOf(focused)];
      steps.unshift(() => {
        successor?.focus();
        select(successor, selection);
      });
    }
    return steps;
  };
}

const none = (): Step[] => [];

/** Replays the early input once the page is rendered. */
export function useEarlyInput(take: () => Step[] = none): void {
  useLayoutEffect(() => {
    const steps = take();
    // Uses a microtask: flushSync can't run in an effect, and before a later task, Enter could submit the form without the text.
    queueMicrotask(() => {
      for (const step of steps) flushSync(step);
    });
  }, [take]);
}
