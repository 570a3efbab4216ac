// What the browser has and jsdom lacks. Runs before each test file, before any module is loaded.

const noop = (): void => undefined;

/** Never matches: tests see the wide, light, unmoving layout unless they put in their own. */
// addListener and removeListener are for libraries that still support old Safari.
const neverMatches = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: noop,
  removeListener: noop,
  addEventListener: noop,
  removeEventListener: noop,
  dispatchEvent: () => false,
});

class QuietResizeObserver implements ResizeObserver {
  observe = noop;
  unobserve = noop;
  disconnect = noop;
}

interface Port {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage: (data: unknown) => void;
  close: () => void;
}

/** Two ports over setTimeout: Node's own MessageChannel would keep Jest alive. */
class TimerMessageChannel {
  readonly port1: Port;
  readonly port2: Port;

  constructor() {
    const end = (other: () => Port): Port => ({
      onmessage: null,
      postMessage: (data) => {
        setTimeout(() => other().onmessage?.({ data }), 0);
      },
      close: noop,
    });
    this.port1 = end(() => this.port2);
    this.port2 = end(() => this.port1);
  }
}

/** Node's own FormData, which stands in for jsdom's, knows no forms; React reads one when a submission navigates. */
class FormDataOfForm extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const control of form?.elements ?? []) {
      if (control instanceof HTMLInputElement && control.name !== '') this.append(control.name, control.value);
    }
  }
}

// Tests of the stand-in's server run in Node's own environment, which has no window.
if (typeof window !== 'undefined') {
  Object.defineProperty(window, 'matchMedia', { value: neverMatches, writable: true, configurable: true });
  Object.defineProperty(window, 'ResizeObserver', { value: QuietResizeObserver, writable: true, configurable: true });
  Object.defineProperty(globalThis, 'MessageChannel', {
    value: TimerMessageChannel,
    writable: true,
    configurable: true,
  });
  Object.defineProperty(globalThis, 'FormData', { value: FormDataOfForm, writable: true, configurable: true });
  // antd's Table measures a scrollbar, which jsdom does not draw.
  const getComputedStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => getComputedStyle(element);
  Object.defineProperty(window, 'scrollTo', { value: noop, writable: true, configurable: true });
  Element.prototype.scrollIntoView = noop;
  // Dialogs open and close, though jsdom can neither put them on top nor keep the focus in them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
