// `npm run check`: everything that needs no build, to run before every commit.
import { checks } from './test/checks.mjs';
import { runSteps } from './test/outcome.mjs';
import { runUnitTests } from './test/unitTests.mjs';

const outcomes = [...(await runSteps(checks)), await runUnitTests()];

const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name);
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
