// Browser APIs that jsdom lacks. Runs before any module of a test file loads.

const noop = (): void => undefined;

/** Never matches, so tests see the wide, light layout by default. */
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

/** Uses setTimeout, because Node's MessageChannel keeps Jest alive. */
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

/** Delivers nothing: the stores of earlier tests are in the same process, and would react to the saves of the current test. */
class QuietBroadcastChannel {
  onmessage = null;
  postMessage = noop;
  addEventListener = noop;
  removeEventListener = noop;
  close = noop;
}

/** Node's FormData does not accept a form, which React passes on submission. */
class FormDataOfForm extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const control of form?.elements ?? []) {
      if (control instanceof HTMLInputElement && control.name !== '') this.append(control.name, control.value);
    }
  }
}

const put = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
};

// Server tests run in Node's environment without a window.
if (typeof window !== 'undefined') {
  put('matchMedia', neverMatches);
  put('ResizeObserver', QuietResizeObserver);
  put('MessageChannel', TimerMessageChannel);
  put('BroadcastChannel', QuietBroadcastChannel);
  put('FormData', FormDataOfForm);
  put('scrollTo', noop);
  // antd's Table measures a scrollbar, which jsdom lacks.
  const getComputedStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => getComputedStyle(element);
  Element.prototype.scrollIntoView = noop;
  // jsdom lacks dialogs; these open and close without a focus trap.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
