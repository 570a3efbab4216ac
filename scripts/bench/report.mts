import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import type { Finding, Measure } from './measure.mjs';

export interface Result {
  measure: Measure;
  /** YYYY-MM-DD */
  day: string;
  /** How many runs the medians are of. */
  runs: number;
  findings: Finding[];
}

const HEAD = ['', 'measure', 'reference', 'portal', 'ratio', 'goal', 'met'];

function amount(value: number, unit: Finding['unit']): string {
  const figure = unit === 'ms' ? value.toFixed(0) : String(value);
  return unit === '' ? figure : `${figure} ${unit}`;
}

function cellsOf({ id }: Measure, { what, reference, portal, unit, goal }: Finding): string[] {
  return [
    id,
    what,
    reference === undefined ? '–' : `${reference.name}: ${amount(reference.value, unit)}`,
    amount(portal, unit),
    reference === undefined || reference.value === 0 ? '–' : `${(portal / reference.value).toFixed(2)}×`,
    goal?.text ?? '–',
    goal === undefined ? '–' : goal.met ? 'yes' : '**no**',
  ];
}

export function tableOf(results: readonly Result[]): string {
  const rows = results.flatMap(({ measure, findings }) => findings.map((finding) => cellsOf(measure, finding)));
  const widths = HEAD.map((head, column) => Math.max(head.length, 3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

interface Report {
  results: readonly Result[];
  /** Ids of the measures that have no result yet. */
  missing: readonly string[];
  chromium: string;
  notes: string;
}

export async function writeReport(file: string, { results, missing, chromium, notes }: Report): Promise<void> {
  const methods = results.map(
    ({ measure: { id, method }, day, runs }) => `- **${id}** ${method} (${day}, runs: ${String(runs)})`,
  );
  const unmeasured = missing.length === 0 ? '' : `\nNot measured yet: ${missing.join(', ')}.\n`;
  await writeFile(
    file,
    `# Benchmarks

Written by \`npm run bench\`; do not edit. Chromium ${chromium}, ${os.type()}, ${String(os.availableParallelism())} cores (${os.cpus()[0]?.model ?? 'unknown'}). Figures are
medians of the runs after a discarded one.

${tableOf(results)}
${unmeasured}
## Method

The bench serves the production build (\`npm run build:standin\`), the references, and a stub API over loopback HTTP with brotli.
The stub API returns 500 organizations without delay. Chromium is throttled to 1.6 Mbps down, 750 kbps up, and 150 ms latency, and
its CPU is slowed 4x. Each run uses a new browser context with the cache disabled; the portal and its references alternate. Timings
vary between machines; the ratios hardly do.

${methods.join('\n')}

The references are hand-written (\`scripts/bench/references/\`):

- a **static page** with the 25 rows in its HTML;
- a **vanilla page** that fetches the listing and renders rows without a library;
- a **lean Redux app** with the packages of Redux Toolkit's example app redux-essentials (React, react-redux, RTK Query's
  \`createApi\`, and react-router-dom's \`BrowserRouter\`), one component, and only the page's styles, rendered in the browser.

\`npm test\` checks PERF-3, PERF-4, PERF-6, and PERF-7, which do not depend on speed.

${notes}`,
  );
}
