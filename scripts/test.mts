// `npm test` runs every part below; `npm run check` runs those that need no build. All parts run even if one fails.
// `npm test -- build unit` and `npm run check -- types layers` run only these.
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';

interface Counts {
  passed: number;
  failed: number;
}

interface Outcome extends Counts {
  part: string;
  seconds: number;
}

interface Part {
  command: string;
  /** The test runner's report file, which contains the number of tests. */
  report?: string;
  countsOf?: (report: string) => Counts & { flaky?: number };
}

/** The parts that use one CPU core each, the longest first. Lint, types, and format skip files that have not changed. */
const quick: Record<string, Part> = {
  lint: { command: 'eslint . --max-warnings 0 --cache --cache-location .cache/eslint' },
  types: { command: 'tsc -p tsconfig.json --incremental --tsBuildInfoFile .cache/types.tsbuildinfo' },
  format: { command: 'prettier --check --log-level warn --cache --cache-location .cache/prettier .' },
  layers: { command: 'steiger ./src --fail-on-warnings' },
  imports: { command: 'depcruise webpack.config.js src gallery build mocks tests' },
  unused: { command: 'ENV_FILE= CAPTCHA=standin knip --no-progress' },
  contract: { command: 'tsx scripts/contract.mts check' },
  licenses: { command: 'tsx scripts/licenses.mts' },
  requirements: { command: 'tsx scripts/requirements.mts' },
};

/** The parts that use several CPU cores or read the build, so they run one after the other. */
const long: Record<string, Part> = {
  build: { command: 'npm run --silent build:standin' },
  unit: {
    command: 'jest --ci --json --outputFile=.cache/jest-report.json',
    report: '.cache/jest-report.json',
    countsOf: (text) => {
      const report = JSON.parse(text) as Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites', number>;
      // Counts failed suites, too, because one that failed to start reports no tests.
      return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, report.numFailedTestSuites) };
    },
  },
  budgets: { command: 'tsx scripts/budgets.mts' },
  documents: { command: 'html-validate dist' },
  browser: {
    command: 'playwright test --project=long --project=portal',
    report: '.cache/playwright-report.json',
    countsOf: (text) => {
      const { stats } = JSON.parse(text) as { stats: Record<'expected' | 'flaky' | 'unexpected', number> };
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky };
    },
  },
};

const NEEDS_BUILD = ['build', 'budgets', 'documents', 'browser'];

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const all = Object.keys({ ...quick, ...long });
const unknown = positionals.filter((part) => !all.includes(part));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${all.join(', ')}.`);
  process.exit(2);
}
const isWanted = (part: string): boolean =>
  positionals.length > 0 ? positionals.includes(part) : !values.check || !NEEDS_BUILD.includes(part);
const wanted = (parts: Record<string, Part>): [string, Part][] =>
  Object.entries(parts).filter(([part]) => isWanted(part));

async function run(part: string, { command, report, countsOf }: Part): Promise<Outcome> {
  const start = Date.now();
  if (report !== undefined) await rm(report, { force: true });
  const output: Buffer[] = [];
  // Prints a test runner's progress as it comes, and the output of other parts when they have ended, so that outputs do not mix.
  const isRunner = report !== undefined;
  if (isRunner) console.log(`\n— ${part}`);
  const out = isRunner ? 'inherit' : 'pipe';
  const child = spawn(command, { shell: true, stdio: ['ignore', out, out] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => output.push(piece));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (!isRunner) console.log(`\n— ${part}\n${Buffer.concat(output).toString()}`);
  const seconds = (Date.now() - start) / 1000;
  const text = report === undefined ? undefined : await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined || countsOf === undefined) {
    return { part, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds };
  }
  const { passed, failed, flaky = 0 } = countsOf(text);
  const name = flaky === 0 ? part : `${part} (${flaky} passed on the second try)`;
  return { part: name, passed, failed: Math.max(failed, code === 0 ? 0 : 1), seconds };
}

await mkdir('.cache', { recursive: true });
const outcomes: Outcome[] = [];
const inTurn = async (parts: [string, Part][]): Promise<void> => {
  for (let next = parts.shift(); next !== undefined; next = parts.shift()) outcomes.push(await run(...next));
};
const waiting = wanted(quick);
// Runs quick parts one by one beside the long ones, which often wait. Once no long part is left, two quick parts run at a time.
await Promise.all([inTurn(wanted(long)).then(() => inTurn(waiting)), inTurn(waiting)]);

const sum = (which: keyof Counts): number => outcomes.reduce((total, outcome) => total + outcome[which], 0);
console.log('');
for (const { part, passed, failed, seconds } of outcomes) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${part}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
