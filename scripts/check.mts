// `npm run check`: types, lint, structure and unit tests; what to run before every commit.
import { checks } from './test/checks.mjs';
import { runStep, type Outcome } from './test/outcome.mjs';
import { runUnitTests } from './test/unitTests.mjs';

const outcomes: Outcome[] = [];
for (const check of checks) outcomes.push(await runStep(check.name, check.command));
outcomes.push(await runUnitTests());

const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name);
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
