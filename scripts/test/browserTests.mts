import { readFile, rm } from 'node:fs/promises';
import { runCommand, type Outcome } from './outcome.mjs';

const REPORT = '.cache/playwright-report.json';

export async function runBrowserTests(): Promise<Outcome> {
  const start = Date.now();
  const seconds = (): number => (Date.now() - start) / 1000;
  console.log('\n— browser tests: Playwright');
  try {
    await rm(REPORT, { force: true });
    const code = await runCommand(['npm', 'run', '--silent', 'test:e2e']);
    const { stats } = JSON.parse(await readFile(REPORT, 'utf8')) as {
      stats: { expected: number; flaky: number; unexpected: number };
    };
    return {
      name: stats.flaky === 0 ? 'browser tests' : `browser tests (${String(stats.flaky)} passed on the second try)`,
      passed: stats.expected + stats.flaky,
      failed: Math.max(stats.unexpected, code === 0 ? 0 : 1),
      seconds: seconds(),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { name: 'browser tests', passed: 0, failed: 1, seconds: seconds() };
  }
}
