/* global document, window -- it runs in a page */
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { compose } from '@reduxjs/toolkit';

const TRY_MS = 50;
const MOST_TRIES = 600;

const hooks = { lifted: undefined, actions: ActionCreators, writes: [], look, visit };
window.__devTools = hooks;

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

const pause = (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds));

/** Here and not in the test, because every call from there takes as long as a jump. */
async function visit(ids, moments) {
  for (const id of ids) {
    hooks.lifted.dispatch(ActionCreators.jumpToAction(id));
    await pause(0);
    const expected = moments[id];
    for (let tries = 0; expected !== undefined && look() !== expected; tries += 1) {
      if (tries === MOST_TRIES) return { id, seen: look() };
      await pause(TRY_MS);
    }
  }
  return undefined;
}

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  ({ maxAge = 2000 } = {}) =>
  (...enhancers) => {
    const capture =
      (createStore) =>
      (...parts) => {
        const store = createStore(...parts);
        hooks.lifted = store.liftedStore;
        return store;
      };
    return compose(...enhancers, capture, instrument(undefined, { maxAge }));
  };

for (const method of ['setItem', 'removeItem', 'clear']) {
  const native = Storage.prototype[method];
  Storage.prototype[method] = function (...parts) {
    hooks.writes.push(`${method} ${parts[0] ?? ''}`);
    return native.apply(this, parts);
  };
}
