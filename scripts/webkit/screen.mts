import type { Target, WebKit } from './webDriver.mjs';

const ENTER = '\uE007';

/** Functions for scripts in the page. */
const HELPERS = `
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const text = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\\s+/g, ' ');
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const labelled = (label, root = document) =>
    all('label', root).filter((one) => text(one) === label || text(one).startsWith(label + ' '))
      .map((one) => one.control).find((one) => one && shown(one));
  const group = (name) =>
    all('fieldset').find((one) => one.querySelector('legend') && text(one.querySelector('legend')).startsWith(name));
`;

const target = (what: string, script: string, ...args: unknown[]): Target => ({ what, script: HELPERS + script, args });

/** What a user does on a screen, found by what it says. */
export class Screen {
  constructor(
    readonly browser: WebKit,
    private readonly url: string,
  ) {}

  open(path: string): Promise<unknown> {
    return this.browser.goto(`${this.url}/mediareact${path}`);
  }

  /** Waits for the text in an element that the selector matches. */
  sees(selector: string, wanted: string): Promise<void> {
    const script = 'return all(arguments[0]).find((one) => shown(one) && text(one).includes(arguments[1])) ?? null';
    return this.browser.on(target(`"${wanted}" in ${selector}`, script, selector, wanted));
  }

  /** Waits for this many visible elements. */
  counts(selector: string, count: number): Promise<void> {
    const script = 'return all(arguments[0]).filter(shown).length === arguments[1] ? document.body : null';
    return this.browser.on(target(`${count} of ${selector}`, script, selector, count));
  }

  press(name: string, selector = 'main :is(a, button)'): Promise<void> {
    const script =
      'return all(arguments[1]).find((one) => shown(one) && !one.disabled && text(one) === arguments[0]) ?? null';
    return this.browser.click(target(`"${name}"`, script, name, selector));
  }

  enter(label: string, value: string): Promise<void> {
    return this.browser.type(target(`field "${label}"`, 'return labelled(arguments[0]) ?? null', label), value);
  }

  /** Types into the searched list, which replaces the native one, and takes what it finds first. */
  search(value: string): Promise<void> {
    const script = "return all('main input[role=combobox]').find(shown) ?? null";
    return this.browser.type(target('searched list', script), `${value}${ENTER}`);
  }

  /** Selects an option of a native list. */
  select(label: string, option: string): Promise<void> {
    const script = `const list = labelled(arguments[0]);
      return [...(list?.options ?? [])].find((one) => text(one).startsWith(arguments[1])) ?? null`;
    return this.browser.click(target(`option "${option}" of "${label}"`, script, label, option));
  }

  /** Checks a box or a radio button of a group, by its place. */
  check(name: string, place: number): Promise<void> {
    const script = `const boxes = all('input:enabled', group(arguments[0]) ?? document.createElement('p'));
      return boxes.at(arguments[1]) ?? null`;
    return this.browser.click(target(`choice of "${name}"`, script, name, place));
  }

  clickFirst(selector: string): Promise<void> {
    const script = 'return all(arguments[0]).find((one) => shown(one) && !one.disabled) ?? null';
    return this.browser.click(target(selector, script, selector));
  }
}
