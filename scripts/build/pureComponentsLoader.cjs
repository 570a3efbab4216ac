// Marks the router's components as pure, so that webpack tree-shakes the unused ones (Form, NavLink).
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /*#__PURE__*/ $1');
