import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildManifest, BuiltRoute } from '../../build/buildManifest.mjs';
import { assetsOf } from './assetsOf.mjs';
import { budgetClassOf } from './budgetClasses.mjs';
import { checkDocument } from './checkDocument.mjs';

export interface RouteMeasure {
  path: string;
  budget: string;
  /** Bytes, compressed with brotli. */
  script: number;
  whole: number;
  style: number;
  problems: string[];
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const documentOf = ({ prerender, path: route }: BuiltRoute): string =>
  prerender ? path.posix.join(route.slice(1), 'index.html') : '200.html';

export async function measureRoute(route: BuiltRoute, manifest: BuildManifest, dist: string): Promise<RouteMeasure> {
  const budget = budgetClassOf(route);
  const total = async (extension: string, which: 'first' | 'all'): Promise<number> => {
    const files = assetsOf(route, manifest, which).filter((asset) => asset.endsWith(extension));
    const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(dist, `${file}.br`))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const [script, whole, style] = [await total('.js', 'first'), await total('.js', 'all'), await total('.css', 'all')];
  const document = checkDocument(await readFile(path.join(dist, documentOf(route)), 'utf8'));
  const first = ['main', ...(route.prerender ? [route.chunk] : [])].flatMap(
    (name) => manifest.groups[name]?.assets ?? [],
  );
  const inlined = brotliCompressSync(document.styles).length;

  const problems: string[] = [];
  if (budget === undefined) problems.push('has no budget: add it to scripts/test/budgets/budgetClasses.mts');
  else {
    if (script > budget.script) problems.push(`scripts ${kb(script)} > ${kb(budget.script)}`);
    if (whole > budget.whole) problems.push(`scripts with antd ${kb(whole)} > ${kb(budget.whole)}`);
    const styles = Math.max(style, inlined);
    if (styles > budget.style) problems.push(`styles ${kb(styles)} > ${kb(budget.style)}`);
  }
  problems.push(...document.blocking.map((what) => `${documentOf(route)} waits for ${what}`));
  for (const asset of first) {
    if (asset.endsWith('.css') && !document.inlines(asset)) problems.push(`${asset} is not in ${documentOf(route)}`);
  }
  return { path: route.path, budget: budget?.name ?? 'none', script, whole, style, problems };
}
