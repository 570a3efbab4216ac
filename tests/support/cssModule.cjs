// A style sheet's class names in Jest: each is its own name.
module.exports = new Proxy({}, { get: (_classes, name) => (name === '__esModule' ? false : name) });
