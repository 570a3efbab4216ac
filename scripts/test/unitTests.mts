import { mkdir, readFile, rm } from 'node:fs/promises';
import { runCommand, type Outcome } from './outcome.mjs';

const REPORT = '.cache/jest-report.json';

export async function runUnitTests(): Promise<Outcome> {
  const start = Date.now();
  console.log('\n— unit tests: Jest');
  await mkdir('.cache', { recursive: true });
  await rm(REPORT, { force: true });
  const code = await runCommand([
    ...['npm', 'run', '--silent', 'test:unit', '--'],
    ...['--ci', '--json', `--outputFile=${REPORT}`],
  ]);
  const seconds = (Date.now() - start) / 1000;
  try {
    const report = JSON.parse(await readFile(REPORT, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numFailedTestSuites: number;
    };
    // A suite that failed to start reports no tests.
    const failed = Math.max(report.numFailedTests, report.numFailedTestSuites, code === 0 ? 0 : 1);
    return { name: 'unit tests', passed: report.numPassedTests, failed, seconds };
  } catch {
    return { name: 'unit tests', passed: 0, failed: 1, seconds };
  }
}
