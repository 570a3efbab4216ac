// Compiles a module once a worker instead of once a test file: most of a file's start was compiling the same thousand modules again.
// Each file still runs them anew, in its own document.
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By file name; in a worker, all files share them. */
const compiled = new Map();

module.exports = class extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor, _environment: environment } = this;
    const opening = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      // Jest's own answer to a module that is asked for after the last test.
      if (context === null) return null;
      let entry = compiled.get(filename);
      if (entry?.source !== source) {
        const script = new Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
        entry = { source, script };
        compiled.set(filename, entry);
      }
      return entry.script.runInContext(context);
    };
  }
};
