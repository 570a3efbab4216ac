/* global document, window -- it runs in a page */
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { compose } from '@reduxjs/toolkit';

const TRY_MS = 50;
const MOST_TRIES = 600;

let lifted;
const writes = [];

const ids = () => lifted?.getState().stagedActionIds ?? [];
const jumpTo = (id) => lifted.dispatch(ActionCreators.jumpToAction(id));

/** The visible text, field values, open dialogs and details, and address. Passwords are never restored. */
function look() {
  const fields = [...document.querySelectorAll('input, select, textarea')]
    .filter(({ type, name }) => type !== 'password' && name !== 'password')
    .map(
      (field) => `${field.name || field.type}=${/^(?:checkbox|radio)$/.test(field.type) ? field.checked : field.value}`,
    );
  const open = document.querySelectorAll('dialog[open], details[open]').length;
  const { pathname, search, hash } = window.location;
  return [`${pathname}${search}${hash}`, `${open} open`, document.body.innerText, ...fields].join('\n');
}

/** Whether the log has the address. */
function isAddressLogged() {
  const { pathname, search } = lifted?.getState().computedStates.at(-1)?.state.location ?? {};
  return pathname === window.location.pathname && search === window.location.search;
}

/** An action and those before it, for failure messages. */
const namesAround = (id) =>
  [id - 3, id - 2, id - 1, id]
    .map((number) => `${number} ${lifted.getState().actionsById[number]?.action.type ?? ''}`)
    .join(', ');

const pause = (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds));

/**
 * Jumps to each action in turn. Returns the first after which the page does not look as recorded, with what it shows instead.
 * This runs in the page, because every call from the test would take as long as a jump.
 */
async function visit([order, moments]) {
  for (const id of order) {
    jumpTo(id);
    await pause(0);
    const expected = moments[id];
    for (let tries = 0; expected !== undefined && look() !== expected; tries += 1) {
      if (tries === MOST_TRIES) return { id, seen: look(), names: namesAround(id) };
      await pause(TRY_MS);
    }
  }
  return undefined;
}

window.__devTools = {
  actions: ids,
  lastAction: () => ids().at(-1) ?? 0,
  isAddressLogged,
  look,
  jumpTo,
  // Finds the last action and jumps to it in one call: an action recorded in between would leave the page in the past.
  jumpToPresent: () => jumpTo(ids().at(-1) ?? 0),
  visit,
  exportLog: () => JSON.stringify(lifted.getState()),
  importLog: (log) => lifted.dispatch(ActionCreators.importState(JSON.parse(log))),
  takeWrites: () => writes.splice(0),
};

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  ({ maxAge = 2000 } = {}) =>
  (...enhancers) => {
    const capture =
      (createStore) =>
      (...parts) => {
        const store = createStore(...parts);
        lifted = store.liftedStore;
        return store;
      };
    return compose(...enhancers, capture, instrument(undefined, { maxAge }));
  };

for (const method of ['setItem', 'removeItem', 'clear']) {
  const native = Storage.prototype[method];
  Storage.prototype[method] = function (...parts) {
    writes.push(`${method} ${parts[0] ?? ''}`);
    return native.apply(this, parts);
  };
}
