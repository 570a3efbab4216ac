// webpack loader that marks the router's components as pure, so that unused ones (Form, NavLink) are tree-shaken.
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /*#__PURE__*/ $1');
