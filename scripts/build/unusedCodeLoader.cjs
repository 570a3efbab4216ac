// Removes what the portal does not use of its packages, and tree-shaking keeps (docs/decisions/017).
const path = require('node:path');

/** A function keeps its name and does nothing: without its feature, nothing calls it or nothing needs its result. */
const emptied = (name) => [
  // Its last line is indented like its first.
  new RegExp(`^([ \\t]*)(function ${name}\\([^)]*\\) \\{)\\n[^]*?^\\1\\}$`, 'm'),
  '$1$2}',
];
const removed = (pattern) => [pattern, ''];

/** Exports of react-dom. Calls of them throw, because they are not there; ESLint refuses them. */
const removedExports = [
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'useFormState',
  'useFormStatus',
];

const changes = {
  'react-dom.production.js': removedExports.map((name) =>
    removed(new RegExp(`^exports\\.${name} = function[^]*?^\\};$`, 'm')),
  ),
  'react-dom-client.production.js': [
    // React refuses these components as types that it does not know.
    removed(/^ +case REACT_ACTIVITY_TYPE:\n +return \([^;]*\);\n/m),
    removed(/^ +case REACT_SUSPENSE_LIST_TYPE:\n +return \([^;]*\);\n/m),
    removed(/^ +case REACT_LEGACY_HIDDEN_TYPE:\n +case REACT_VIEW_TRANSITION_TYPE:\n +return \([^;]*\);\n/m),
    // ViewTransition
    ...[
      'applyViewTransitionToHostInstances',
      'commitAfterMutationEffectsOnFiber',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'trackEnterViewTransitions',
    ].map(emptied),
    removed(/^ViewTransitionPseudoElement\.prototype\.\w+ = function[^]*?^\};$/gm),
    // SuspenseList
    ...['cutOffTailIfNeeded', 'initSuspenseListRenderState', 'updateSuspenseListComponent'].map(emptied),
    // Activity
    ...['mountActivityChildren', 'retryActivityComponentWithoutHydrating', 'updateActivityComponent'].map(emptied),
    // Refs of fragments
    ...['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'].map(emptied),
    removed(/^FragmentInstance\.prototype\.\w+ = function[^]*?^\};$/gm),
    // useActionState
    ...[
      'dispatchActionState',
      'mountActionState',
      'rerenderActionState',
      'runActionStateAction',
      'updateActionState',
      'updateActionStateImpl',
    ].map(emptied),
    // Forms whose action is a function
    emptied('extractEvents\\$1'),
    // Style sheets and scripts that React loads, and resource hints
    [/^(function getResource\([^)]*\) \{)\n[^]*?^\}$/m, '$1 return null; }'],
    ...[
      'acquireResource',
      'insertStylesheetIntoRoot',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadResourceAndSuspendIfNeeded',
      'preloadStylesheet',
      'suspendResource',
    ].map(emptied),
    // Connection speed, for style sheets and images that React waits for
    emptied('estimateBandwidth'),
    // A component stack names its components. React calls each of them once more to find its line.
    [
      /^(function describeNativeComponentFrame\(fn)[^)]*(\) \{)\n[^]*?^\}$/m,
      '$1$2 return describeBuiltInComponentFrame(fn ? fn.displayName || fn.name : ""); }',
    ],
  ],
  'rtk-query.modern.mjs': [
    // Infinite queries
    emptied('buildInfiniteQuerySelector'),
    [/if \(isQuery && "infiniteQueryOptions" in \w+\) \{[^]*?\} else (finalQueryReturnValue = await)/, '$1'],
    // Polling, and onCacheEntryAdded
    removed(/^\t+buildPollingHandler,\n/m),
    removed(/^\t+buildCacheLifecycleHandler,\n/m),
  ],
  'rtk-query-react.modern.mjs': [emptied('buildInfiniteQueryHooks')],
};

// The main chunk of react-router has no name of its own.
const routerChanges = [
  // What only the framework and data modes use.
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g, '= [false, undefined, {}]'],
  [/return shouldPrefetch && !isAbsolute \? .*? : link;/g, 'return link;'],
  [/let dataRouterState = dataRouterOpts\?\.state;/g, 'const dataRouterState = null;'],
  [/^RenderErrorBoundary\.contextType = \w+;$/gm, ''],
];

// Marks the components as pure, so that webpack tree-shakes the unused ones (Form, NavLink).
const withPureComponents = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /*#__PURE__*/ $1');

const apply = (source, list, file) =>
  list.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0) throw new Error(`${file} has changed and no longer contains ${pattern}.`);
    return text.replace(pattern, replacement);
  }, source);

module.exports = function removeUnusedCode(source) {
  const file = path.basename(this.resourcePath);
  if (file in changes) return apply(source, changes[file], file);
  const router = source.includes('function _renderMatches(') ? apply(source, routerChanges, file) : source;
  return withPureComponents(router);
};
module.exports.removedExports = removedExports;
