import { startTransition, useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Step = () => void;
type Selection = readonly [start: number | null, end: number | null];

const FOCUSABLE = 'a, button, input, select, textarea, summary';

const isText = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio');

const isField = (element: unknown): element is Field => element instanceof HTMLSelectElement || isText(element);

function isEntered(field: Field): boolean {
  if (isText(field)) return field.value !== field.defaultValue;
  const shown = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(shown, 0);
}

const selectionOf = (element: unknown): Selection =>
  isText(element) ? [element.selectionStart, element.selectionEnd] : [null, null];

function select(element: unknown, [start, end]: Selection): void {
  // An e-mail field has no selection.
  if (isText(element) && start !== null && element.selectionStart !== null) element.setSelectionRange(start, end);
}

/** As the browser does when somebody types, so that React hears of it although the field may show the text already. */
function enter(field: Field, text: string, selection: Selection): void {
  // React watches the field's own property, and ignores an event that changes nothing since the property was last set.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(isText(field) ? 'input' : 'change', { bubbles: true }));
  if (field === document.activeElement) select(field, selection);
}

const nothing: Step = () => undefined;

/**
 * Keeps what was typed, focused, and submitted in a prerendered document before the portal runs (NAV-15). Hydration does not tell the
 * forms of it; and if another program, such as a password manager, has put elements into the document, React draws the page anew.
 *
 * @returns the steps that give it to the page once that is drawn
 */
export function keepEarlyInput(container: HTMLElement): () => Step[] {
  const before = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const forms = [...container.querySelectorAll('form')];
  const entered = new Set(before.filter(isField).filter(isEntered));
  let focused = document.activeElement;
  const watch = ({ type, target }: Event): void => {
    if (type === 'focusin') focused = target as Element;
    else if (isField(target)) entered.add(target);
  };
  const events = ['focusin', 'input', 'change'];
  for (const event of events) container.addEventListener(event, watch, true);

  return () => {
    for (const event of events) container.removeEventListener(event, watch, true);
    const after = container.querySelectorAll<HTMLElement>(FOCUSABLE);
    const drawn = container.querySelectorAll('form');
    /** The element itself, or what was drawn in its place. */
    const successorOf = (element: HTMLElement): HTMLElement | undefined => {
      if (element.isConnected) return element;
      const successor = document.getElementById(element.id) ?? after[before.indexOf(element)];
      return successor?.tagName === element.tagName ? successor : undefined;
    };
    const steps: Step[] = [];
    for (const element of before) {
      if (element.closest('details')?.open === true) successorOf(element)?.closest('details')?.setAttribute('open', '');
    }
    for (const field of entered) {
      const successor = successorOf(field);
      const [text, selection] = [field.value, selectionOf(field)];
      if (isField(successor)) steps.push(() => enter(successor, text, selection));
    }
    if (focused instanceof HTMLElement && !focused.isConnected && document.activeElement === document.body) {
      const [lost, successor] = [focused, successorOf(focused)];
      steps.push(() => {
        successor?.focus({ preventScroll: true });
        select(successor, selectionOf(lost));
      });
    }
    for (const [index, form] of forms.entries()) {
      if (form.dataset.pressed === undefined) continue;
      delete form.dataset.pressed;
      const successor = form.isConnected ? form : drawn[index];
      // Not as the first step: the form is held until it is drawn once more.
      steps.push(nothing, () => successor?.requestSubmit());
    }
    entered.clear();
    focused = null;
    return steps;
  };
}

const none = (): Step[] => [];

/** Gives the page the early input, step by step: a field may change the address, from which the next one starts. */
export function useEarlyInput(take: () => Step[] = none): void {
  const [steps, setSteps] = useState<readonly Step[]>();
  // Before React draws the forms once more, which empties their fields.
  useLayoutEffect(() => {
    const [next, ...others] = steps ?? take();
    if (next === undefined) return;
    next();
    startTransition(() => {
      setSteps(others);
    });
  }, [steps, take]);
}
