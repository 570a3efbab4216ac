// Part of `npm test`: limits the bytes that each route of the build in dist/ loads, compressed with brotli (PERF-3,
// PERF-4, PERF-12, PERF-16).
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readBuildManifest, type BuildManifest, type BuiltRoute } from '../build/buildManifest.mjs';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

interface Budget {
  name: string;
  script: number;
  /** Bytes of all scripts, including antd, which loads after the page has rendered. */
  whole: number;
  style: number;
}

const reading: Budget = { name: 'public reading', script: 122_000, whole: 122_000, style: 20_000 };
const form: Budget = { name: 'public form', script: 190_000, whole: 190_000, style: 20_000 };
/** Has a larger limit for styles, because antd's components bring their own. */
const media: Budget = { name: 'media', script: 180_000, whole: 400_000, style: 40_000 };

/** The size limit of a document in bytes: its styles and first text must arrive within 4 s at 50 kbps and 400 ms latency (PERF-16). */
const DOCUMENT = 16_000;

const FORMS = ['/login', '/media-request', '/agreement/:status/:globalId'];

const budgetOf = ({ path: route, audience }: BuiltRoute): Budget =>
  audience === 'media' ? media : FORMS.includes(route) ? form : reading;

/** Chunks that load only on a user action, so they do not count. All others count, so that a new chunk is never overlooked. */
const ON_DEMAND: ReadonlySet<string> = new Set(['csv', 'listing-csv', 'add-several', 'unattended-writes']);
/** Chunks that load after the screen has rendered; src/shared/ui gives antd's chunks this prefix. */
const isLate = (chunk: string): boolean =>
  ['offline', 'sign-in-dialog', 'agreement-steps'].includes(chunk) || chunk.startsWith('antd-');
const MEDIA_ONLY: ReadonlySet<string> = new Set(['media-layout', 'media-bar']);

/** @param which `first` leaves out what the route loads after rendering */
function assetsOf(route: BuiltRoute, { routes, groups }: BuildManifest, which: 'first' | 'all'): string[] {
  const otherPages = new Set(routes.map(({ chunk }) => chunk).filter((chunk) => chunk !== route.chunk));
  const seen = new Set<string>();
  const assets = new Set<string>();
  function add(chunk: string): void {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    const group = groups[chunk];
    if (group === undefined) throw new Error(`${route.path}: the build has no chunk "${chunk}"`);
    for (const asset of group.assets) assets.add(asset);
    for (const child of group.children) {
      if (otherPages.has(child) || ON_DEMAND.has(child)) continue;
      if (route.audience === 'public' && MEDIA_ONLY.has(child)) continue;
      if (which === 'all' || !isLate(child)) add(child);
    }
  }
  add('main');
  add(route.chunk);
  return [...assets];
}

const sizeOf = async (assets: readonly string[], extension: string): Promise<number> => {
  const files = assets.filter((asset) => asset.endsWith(extension));
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(dist, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Elements that block painting until a request completes. */
function blockingIn(html: string, styles: readonly string[]): string[] {
  const sheets = html.match(/<link\b[^>]*\brel="?[^">]*\bstylesheet\b[^>]*>/gi) ?? [];
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/gi) ?? [];
  return [
    ...sheets,
    ...scripts.filter((tag) => !/\s(?:defer|async|type="?module)\b/i.test(tag)),
    ...styles.filter((css) => /@import\b/i.test(css)).map(() => '@import'),
  ];
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);

interface RouteBytes {
  route: BuiltRoute;
  budget: Budget;
  script: number;
  whole: number;
  style: number;
  problems: string[];
}

async function measure(route: BuiltRoute, manifest: BuildManifest): Promise<RouteBytes> {
  const [first, all] = [assetsOf(route, manifest, 'first'), assetsOf(route, manifest, 'all')];
  const [script, whole] = [await sizeOf(first, '.js'), await sizeOf(all, '.js')];
  const file = path.join(dist, route.prerender ? path.join(route.path, 'index.html') : '200.html');
  const html = await readFile(file, 'utf8');
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gis)].map(([, css = '']) => css);
  const style = Math.max(await sizeOf(all, '.css'), brotliCompressSync(styles.join('')).length);

  const budget = budgetOf(route);
  const problems = blockingIn(html, styles).map((what) => `the document waits for ${what}`);
  for (const [what, bytes, limit] of [
    ['scripts', script, budget.script],
    ['scripts with antd', whole, budget.whole],
    ['styles', style, budget.style],
    ['document', (await stat(`${file}.br`)).size, DOCUMENT],
  ] as const) {
    if (bytes > limit) problems.push(`${what}: ${kb(bytes)} kB > ${kb(limit)} kB`);
  }
  const parts = ['main', ...(route.prerender ? [route.chunk] : [])];
  const sheets = parts.flatMap((name) => manifest.groups[name]?.assets ?? []).filter((name) => name.endsWith('.css'));
  for (const sheet of sheets) {
    if (!html.includes(`<style data-href="/mediareact/${sheet}">`)) problems.push(`${sheet} is not in the document`);
  }
  return { route, budget, script, whole, style, problems };
}

export async function measureRoutes(): Promise<RouteBytes[]> {
  const manifest = await readBuildManifest(root);
  return Promise.all(manifest.routes.map((route) => measure(route, manifest)));
}

if (process.argv[1] === import.meta.filename) {
  const routes = await measureRoutes();
  console.log('    scripts, with antd, styles (kB, brotli)');
  for (const { route, budget, script, whole, style, problems } of routes) {
    const mark = problems.length === 0 ? '✓' : '✗';
    console.log(`${mark} ${kb(script)} ${kb(whole)} ${kb(style)}  ${route.path} (${budget.name})`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
  // Fails for a build without routes, too.
  process.exitCode = routes.length > 0 && routes.every(({ problems }) => problems.length === 0) ? 0 : 1;
}
