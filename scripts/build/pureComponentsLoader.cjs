// webpack's loader for the router: says of its components that making them does nothing else, so that those that the
// portal does not use (Form, NavLink and all that they send) stay out of the bundle.
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /*#__PURE__*/ $1');
