/* global window -- it runs in a page */
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { compose } from '@reduxjs/toolkit';

const hooks = { lifted: undefined, actions: ActionCreators, writes: [] };
window.__devTools = hooks;

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
