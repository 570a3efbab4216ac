import path from 'node:path';
import { readBuildManifest } from '../build/buildManifest.mjs';
import { measureRoute, type RouteMeasure } from './budgets/measureRoute.mjs';
import type { Outcome } from './outcome.mjs';

const root = path.resolve(import.meta.dirname, '../..');

function printTable(measures: readonly RouteMeasure[]): void {
  const cell = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(9);
  const wide = Math.max(...measures.map((measure) => measure.path.length));
  console.log(`  ${'route'.padEnd(wide)}  ${'budget'.padEnd(14)}  JS kB br with antd CSS kB br`);
  for (const { path: route, budget, script, whole, style, problems } of measures) {
    const mark = problems.length === 0 ? '✓' : '✗';
    console.log(`${mark} ${route.padEnd(wide)}  ${budget.padEnd(14)} ${cell(script)} ${cell(whole)} ${cell(style)}`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
}

/** Checks PERF-3, PERF-4, and PERF-12; each route counts as one test. */
export async function checkBudgets(): Promise<Outcome> {
  const start = Date.now();
  console.log('\n— byte budgets');
  const outcome = (passed: number, failed: number): Outcome => ({
    name: 'byte budgets',
    passed,
    failed,
    seconds: (Date.now() - start) / 1000,
  });
  try {
    const manifest = await readBuildManifest(root);
    const measures = await Promise.all(
      manifest.routes.map((route) => measureRoute(route, manifest, path.join(root, 'dist'))),
    );
    printTable(measures);
    const passed = measures.filter(({ problems }) => problems.length === 0).length;
    // A build without routes must not pass.
    return outcome(passed, measures.length === 0 ? 1 : measures.length - passed);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return outcome(0, 1);
  }
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await checkBudgets()).failed === 0 ? 0 : 1;
