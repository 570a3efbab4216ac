// `npm run bench`: measures the portal against hand-written references and writes docs/benchmarks.md.
// `-- --reuse` skips the build; `--runs=9` sets the number of runs; with `--only=PERF-1,PERF-2` the others keep their last result.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
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
const kept = path.join(root, '.cache/bench-results');
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
  return modules.map(({ measure }) => measure);
}

const fileOf = ({ id }: Measure): string => path.join(kept, `${id}.json`);

async function readResult(measure: Measure): Promise<Result | undefined> {
  const text = await readFile(fileOf(measure), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : { ...(JSON.parse(text) as Omit<Result, 'measure'>), measure };
}

if (!options.reuse && (await runCommand(['npm', 'run', '--silent', 'build:standin'])) !== 0) process.exit(1);
await buildReferences(references);
const folders = { dist: path.join(root, 'dist'), references };
const server = await startBenchServer(folders, 500);
// The portal is ready by then, so that only what it does with the answer is timed.
const largeServer = await startBenchServer(folders, 10_000, 1500);
const executablePath = findOrInstallChromium('browser');
const timingBrowser = await launchTimingBrowser(executablePath);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const runs = Number(options.runs);
  const bench = new Bench({ timingBrowser, browser, runs, server, largeServer });
  const measures = await readMeasures();
  const wanted = options.only?.split(',');
  await mkdir(kept, { recursive: true });
  const results: Result[] = [];
  for (const measure of measures.filter(({ id }) => wanted?.includes(id) ?? true)) {
    console.log(`${measure.id} …`);
    const findings = await measure.run(bench);
    const result = { day: new Date().toISOString().slice(0, 10), runs, findings };
    await writeFile(fileOf(measure), JSON.stringify(result));
    results.push({ ...result, measure });
  }
  console.log(`\n${tableOf(results)}`);
  const all = await Promise.all(measures.map(readResult));
  const notes = await readFile(path.join(import.meta.dirname, 'bench/notes.md'), 'utf8');
  await writeReport(path.join(root, 'docs/benchmarks.md'), {
    results: all.filter((result) => result !== undefined),
    missing: measures.filter((_measure, index) => all[index] === undefined).map(({ id }) => id),
    chromium: browser.version(),
    notes,
  });
} finally {
  await timingBrowser.close();
  await browser.close();
  server.close();
  largeServer.close();
}
