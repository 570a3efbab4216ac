// `npm run bench`: measures the portal against hand-written references and writes docs/benchmarks.md.
// `-- --reuse` skips the build; `--runs=9` sets the number of runs; `--only=PERF-1,PERF-2` writes nothing.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { Bench } from './bench/bench.mjs';
import { buildReferences } from './bench/buildReferences.mjs';
import { launchTimingBrowser } from './bench/launchTimingBrowser.mjs';
import type { Measure } from './bench/measure.mjs';
import { tableOf, writeReport, type Result } from './bench/report.mjs';
import { startBenchServer } from './bench/server/startBenchServer.mjs';
import { findOrInstallChromium } from './browser/findOrInstallChromium.mjs';
import { runCommand } from './test/outcome.mjs';

const root = path.resolve(import.meta.dirname, '..');
const references = path.join(root, '.cache/bench');
const measuresFolder = path.join(import.meta.dirname, 'bench/measures');

const { values: options } = parseArgs({
  options: {
    reuse: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});

async function readMeasures(): Promise<Measure[]> {
  const files = (await readdir(measuresFolder)).filter((file) => file.endsWith('.mts'));
  files.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(measuresFolder, file))) as { measure: Measure }),
  );
  const wanted = options.only?.split(',');
  return modules.map(({ measure }) => measure).filter(({ id }) => wanted?.includes(id) ?? true);
}

if (!options.reuse && (await runCommand(['npm', 'run', '--silent', 'build:standin'])) !== 0) process.exit(1);
await buildReferences(references);
const folders = { dist: path.join(root, 'dist'), references };
const server = await startBenchServer(folders, 500);
const largeServer = await startBenchServer(folders, 10_000);
const executablePath = findOrInstallChromium('browser');
const timingBrowser = await launchTimingBrowser(executablePath);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const runs = Number(options.runs);
  const bench = new Bench({ timingBrowser, browser, runs, server, largeServer });
  const results: Result[] = [];
  for (const measure of await readMeasures()) {
    console.log(`${measure.id} …`);
    results.push({ measure, findings: await measure.run(bench) });
  }
  console.log(`\n${tableOf(results)}`);
  if (options.only === undefined) {
    const notes = await readFile(path.join(import.meta.dirname, 'bench/notes.md'), 'utf8');
    await writeReport(path.join(root, 'docs/benchmarks.md'), results, { chromium: browser.version(), runs, notes });
  }
} finally {
  await timingBrowser.close();
  await browser.close();
  server.close();
  largeServer.close();
}
