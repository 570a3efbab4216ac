// What only the router's framework and data modes use (docs/decisions/017).
const unused = [
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g, '= [false, undefined, {}]'],
  [/return shouldPrefetch && !isAbsolute \? .*? : link;/g, 'return link;'],
  [/let dataRouterState = dataRouterOpts\?\.state;/g, 'const dataRouterState = null;'],
  [/^RenderErrorBoundary\.contextType = \w+;$/gm, ''],
];

function withoutUnused(source) {
  if (!source.includes('function _renderMatches(')) return source;
  return unused.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0) throw new Error(`react-router has changed and no longer contains ${pattern}.`);
    return text.replace(pattern, replacement);
  }, source);
}

// Marks the components as pure, so that webpack tree-shakes the unused ones (Form, NavLink).
module.exports = (source) =>
  withoutUnused(source)
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /*#__PURE__*/ $1');
