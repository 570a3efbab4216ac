// `npm test`: build, checks, unit tests, byte budgets, and browser tests. All parts run even if one fails.
import { checks } from './test/checks.mjs';
import { runBrowserTests } from './test/browserTests.mjs';
import { runSteps, type Outcome, type Step } from './test/outcome.mjs';
import { runUnitTests } from './test/unitTests.mjs';

const only = process.argv.slice(2);
const wanted = (part: string): boolean => only.length === 0 || only.includes(part);
const outcomes: Outcome[] = [];

const documents: Step = {
  name: 'documents: html-validate',
  command: ['npx', 'tsx', 'scripts/html.mts'],
};
const budgets: Step = { name: 'byte budgets', command: ['npx', 'tsx', 'scripts/budgets.mts'] };
const build: Step = { name: 'production build', command: ['npm', 'run', '--silent', 'build:standin'] };

outcomes.push(...(await runSteps([...(wanted('build') ? [build] : []), ...(wanted('check') ? checks : [])])));
if (wanted('unit')) outcomes.push(await runUnitTests());
if (wanted('budgets')) outcomes.push(...(await runSteps([budgets])));
if (wanted('documents')) outcomes.push(...(await runSteps([documents])));
if (wanted('browser')) outcomes.push(await runBrowserTests());

const total = outcomes.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
