// `npm run bench`: measures the built portal against hand-written references in the same run and writes docs/benchmarks.md.
// `-- --reuse` skips the build, `--runs=9` sets the number of runs, `--only=PERF-1,PERF-2` measures only these and writes no file.
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { blockingTime, launch, median, PAINTED, type Loaded } from './bench/browser.mjs';
import { measureInteractions } from './bench/interactions.mjs';
import { buildReferences, serve } from './bench/stub.mjs';
import { findOrInstallChromium } from './browser/findOrInstallChromium.mjs';
import { measureRoutes } from './budgets.mjs';

const { values: options } = parseArgs({
  options: {
    reuse: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
interface Row {
  measure: string;
  reference?: [name: string, value: number];
  portal: number;
  unit?: string;
  /** The goal: at most this many times the reference. */
  times?: number;
  /** The goal: at most this value. */
  most?: number;
}

/** A script that clicks nine checkboxes. Returns the median time in ms from a click to the frame that shows it. */
const TOGGLES = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
  const times = [];
  for (const [index, row] of [2, 3, 4, 2, 3, 4, 2, 3, 4].entries()) {
    const input = document.querySelector('tbody tr:nth-child(' + row + ') td:nth-child(' + (2 + (index % 5)) + ') input');
    const start = await frame();
    input.click();
    times.push((await painted()) - start);
  }
  return times.sort((a, b) => a - b)[4];
})()`;

async function listingRows(url: string): Promise<Row[]> {
  const middle = await browser.byTurns({
    static: { url: `${url}/references/static/` },
    lean: { url: `${url}/references/lean-redux/` },
    portal: { url: `${url}/mediareact/media-listing` },
  });
  const row = (measure: string, name: 'static' | 'lean', of: (run: Loaded) => number, times: number): Row => ({
    measure,
    reference: [name === 'static' ? 'static page' : 'lean Redux app', middle(name, of)],
    portal: middle('portal', of),
    times,
  });
  return [
    row('PERF-1 listing, largest paint', 'static', ({ largestPaint }) => largestPaint, 1.3),
    row('PERF-2 listing, live rows', 'lean', ({ liveAt = NaN }) => liveAt, 1.05),
    row('PERF-5 listing, total blocking time', 'lean', blockingTime, 1),
    row('PERF-13 listing, first rows', 'static', ({ rowsAt = NaN }) => rowsAt, 1.3),
    row('PERF-13 listing, live rows in their place', 'lean', ({ liveAt = NaN }) => liveAt, 1),
  ];
}

async function gridRows(staff: number, sites: number): Promise<Row[]> {
  // Delays the staff response until the page has loaded, so that only the processing of the response is timed.
  const { url, close } = await serve({ listed: 1, staff, sites }, (call) => (/^staff\/\w+$/.test(call) ? 3000 : 0));
  const all = (rows: number): string => `document.querySelectorAll('tbody tr').length >= ${rows}`;
  const grid = { rows: 1, isFast: true, isSignedIn: true, then: TOGGLES };
  const middle = await browser.byTurns({
    native: { ...grid, url: `${url}/references/native-grid/`, until: all(sites) },
    // The portal's grid has a row per person or a row per site, whichever makes more rows.
    portal: { ...grid, url: `${url}/mediareact/site-notification/1`, until: all(Math.max(staff, sites)) },
  });
  close();
  const toggle = ({ value }: Loaded): number => Number(value);
  const paint = ({ rowsAt = NaN, answerAt }: Loaded): number => rowsAt - answerAt;
  const [id, name] = [staff === 50 ? 'PERF-8' : 'PERF-9', `grid ${staff} × ${sites}`];
  const toggled: Row = {
    measure: `${id} ${name}, one toggle`,
    reference: ['native table', middle('native', toggle)],
    portal: middle('portal', toggle),
    ...(staff === 50 ? { times: 1.25 } : { most: 100 }),
  };
  const painted: Row = {
    measure: `${id} ${name}, first paint`,
    reference: ['native table', middle('native', paint)],
    portal: middle('portal', paint),
    times: 1.2,
  };
  return staff === 50 ? [toggled] : [toggled, painted];
}

async function tenThousandRows(): Promise<Row[]> {
  // Delays the response until the portal has loaded, so that only the processing of the response is timed.
  const { url, close } = await serve({ listed: 10_000, staff: 1, sites: 1 }, () => 1500);
  const middle = await browser.byTurns({
    native: { url: `${url}/references/vanilla/?filter=ga`, isFast: true },
    portal: { url: `${url}/mediareact/media-listing?filter=ga`, isFast: true },
  });
  close();
  const work = ({ liveAt = NaN, answerAt }: Loaded): number => liveAt - answerAt;
  const reference: Row['reference'] = ['native rows', middle('native', work)];
  return [{ measure: 'PERF-10 10,000 organizations to 25 rows', reference, portal: middle('portal', work), most: 200 }];
}

async function deskRows(): Promise<Row[]> {
  const { url, close } = await serve({ listed: 1, staff: 21, sites: 12, chosen: true });
  const until = (part: string): string => `document.querySelector('${part}') !== null`;
  const middle = await browser.byTurns({
    home: { url: `${url}/mediareact/media-change`, until: until('.ant-table'), isFast: true, isSignedIn: true },
    board: {
      url: `${url}/mediareact/site-notification?view=who-is-where`,
      until: until('.ant-segmented'),
      isFast: true,
      isSignedIn: true,
    },
  });
  close();
  return [
    { measure: 'PERF-12 media home, total blocking time', portal: middle('home', blockingTime), most: 250 },
    { measure: 'PERF-12 who is where, total blocking time', portal: middle('board', blockingTime), most: 250 },
  ];
}

async function secondVisitRows(url: string): Promise<Row[]> {
  const stopped = await serve({ listed: 500, staff: 1, sites: 1 });
  const context = await browser.newContext();
  const pages = ['/', '/media-listing', '/psa', '/sportsmanship', '/request-procedure'];
  const address = (page: string): string => `${stopped.url}/mediareact${page}`;
  // Checks whether the service worker has stored the page.
  const stored = `(async () => {
    await navigator.serviceWorker.ready;
    return await caches.match(location.href, { ignoreVary: true }) !== undefined;
  })()`;
  for (const page of pages) await browser.load({ url: address(page), until: stored, isFast: true, context });
  stopped.close();
  const rows: Row[] = [];
  for (const page of pages) {
    const middle = await browser.byTurns({
      static: { url: `${url}/references/static/`, until: PAINTED },
      portal: { url: address(page), until: PAINTED, isFast: true, context },
    });
    const paint = ({ largestPaint }: Loaded): number => largestPaint;
    const reference: Row['reference'] = ['static page, first visit', middle('static', paint)];
    rows.push({
      measure: `PERF-14 ${page}, second visit, no network`,
      reference,
      portal: middle('portal', paint),
      times: 1,
    });
  }
  return rows;
}

async function interactionRows(): Promise<Row[]> {
  const { interactions, missed } = await measureInteractions(executable);
  const slowest = interactions.toSorted((a, b) => b.duration - a.duration).slice(0, 5);
  const half = median(interactions.map(({ duration }) => duration));
  return [
    ...slowest.map(({ what, duration }) => ({ measure: `PERF-15 ${what}`, portal: duration, most: 100 })),
    { measure: `PERF-15 median of ${interactions.length} controls (${missed} not reached)`, portal: half, most: 50 },
  ];
}

async function byteRows(): Promise<Row[]> {
  const routes = await measureRoutes();
  const heaviest = (name: string, which: 'script' | 'whole'): Pick<Row, 'portal' | 'unit' | 'most'> => {
    const found = routes.filter(({ budget }) => budget.name === name).toSorted((a, b) => b[which] - a[which])[0];
    return { portal: (found?.[which] ?? 0) / 1000, unit: 'kB', most: (found?.budget[which] ?? 0) / 1000 };
  };
  return [
    { measure: 'PERF-3 heaviest public reading page, JavaScript', ...heaviest('public reading', 'script') },
    { measure: 'PERF-3 heaviest public form, JavaScript', ...heaviest('public form', 'script') },
    { measure: 'PERF-12 heaviest media page, JavaScript before antd', ...heaviest('media', 'script') },
    { measure: 'PERF-12 heaviest media page, all JavaScript', ...heaviest('media', 'whole') },
  ];
}

function tableOf(rows: readonly Row[]): string {
  const amount = (value: number, unit: string): string => `${value.toFixed(unit === 'ms' ? 0 : 1)} ${unit}`;
  const cells = rows.map(({ measure, reference, portal, unit = 'ms', times, most }) => [
    measure,
    reference ? `${reference[0]}: ${amount(reference[1], unit)}` : '–',
    amount(portal, unit),
    reference ? `${(portal / reference[1]).toFixed(2)}×` : '–',
    times !== undefined ? `≤ ${times.toFixed(2)}×` : most === undefined ? '–' : `≤ ${amount(most, unit)}`,
  ]);
  const head = ['measure', 'reference', 'portal', 'ratio', 'goal'];
  const widths = head.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

if (!options.reuse && spawnSync('npm', ['run', '--silent', 'build:standin'], { stdio: 'inherit' }).status !== 0)
  process.exit(1);
await buildReferences();
const executable = findOrInstallChromium('browser');
const browser = await launch(executable, Number(options.runs));
const server = await serve({ listed: 500, staff: 1, sites: 1 });
const measures: [ids: string, run: () => Promise<Row[]>][] = [
  ['PERF-1 PERF-2 PERF-5 PERF-13', () => listingRows(server.url)],
  ['PERF-3 PERF-12', byteRows],
  ['PERF-8', () => gridRows(50, 40)],
  ['PERF-9', () => gridRows(200, 100)],
  ['PERF-10', tenThousandRows],
  ['PERF-12', deskRows],
  ['PERF-14', () => secondVisitRows(server.url)],
  ['PERF-15', interactionRows],
];
try {
  const wanted = options.only.split(',').filter((id) => id !== '');
  const rows: Row[] = [];
  for (const [ids, run] of measures) {
    if (wanted.length > 0 && !wanted.some((id) => ids.split(' ').includes(id))) continue;
    console.log(`${ids} …`);
    rows.push(...(await run()));
  }
  console.log(`\n${tableOf(rows)}`);
  if (wanted.length === 0) {
    const machine = `${browser.version}, ${os.type()}, ${os.availableParallelism()} cores (${os.cpus()[0]?.model ?? ''})`;
    const text = await readFile('docs/benchmarks.md', 'utf8');
    const written = `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.`;
    await writeFile(
      'docs/benchmarks.md',
      text.replace(/(<!-- bench -->\n\n)[^]*(\n\n<!-- \/bench -->)/, (_whole, before: string, after: string) =>
        [before, written, '\n\n', tableOf(rows), after].join(''),
      ),
    );
  }
} finally {
  server.close();
  await browser.close();
}
