import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Step = () => void;
type Selection = readonly [start: number | null, end: number | null];

/** Fields, other elements that can have the focus, and forms. */
const PARTS = 'a, button, input, select, textarea, summary, form';

const isText = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio');

const isField = (element: unknown): element is Field => element instanceof HTMLSelectElement || isText(element);

function isEntered(field: Field): boolean {
  if (isText(field)) return field.value !== field.defaultValue;
  // Without a default, a list shows its first option, which nobody has chosen.
  return field.selectedIndex > 0 && field.selectedOptions[0]?.defaultSelected !== true;
}

const selectionOf = (element: unknown): Selection =>
  isText(element) ? [element.selectionStart, element.selectionEnd] : [null, null];

function select(element: unknown, [start, end]: Selection): void {
  // An email field has no selection.
  if (isText(element) && start !== null && element.selectionStart !== null) element.setSelectionRange(start, end);
}

/** Enters a text as if somebody typed it, so that React notices it although the field may show the text already. */
function enter(field: Field, text: string, selection: Selection): void {
  // Sets '' first: React watches the field's own property, and ignores an event if the value is still the one last set there.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(isText(field) ? 'input' : 'change', { bubbles: true }));
  if (field === document.activeElement) select(field, selection);
}

const nothing: Step = () => undefined;

/**
 * Keeps what was typed, focused, and submitted in a prerendered page before the portal runs (NAV-15). Hydration does
 * not tell the forms of it; and if another program, such as a password manager, has put elements into the page, React
 * renders it anew.
 *
 * @returns a function to call once the page is rendered, which returns the steps that put the input into the page
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
    /** The element itself, or what was rendered in its place: by its id, or else by its position among those of its kind. */
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
      // First an empty step, so that React renders the form: until then, build/inline/holdSubmit.ts holds submissions.
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

/** Puts the early input into the page once it is rendered. */
export function useEarlyInput(take: () => Step[] = none): void {
  useLayoutEffect(() => {
    const steps = take();
    // Runs before the next event: an Enter press may make React render at once, and must submit what was typed before.
    queueMicrotask(() => {
      for (const step of steps) flushSync(step);
    });
  }, [take]);
}
