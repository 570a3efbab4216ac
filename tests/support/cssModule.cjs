// Replaces CSS modules in Jest: each class name is the key by which it is read.
module.exports = new Proxy({}, { get: (_classes, name) => (name === '__esModule' ? false : name) });
