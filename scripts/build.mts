// `npm run build`: bundles the portal, prerenders its public routes into dist/, and compresses the files.
import './environment/apply';
import { readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { clientConfig, prerenderConfig, workerConfig } from '../webpack.config.js';
import { renderingFolder } from '../build/rendering/openRenderer';
import { readSetting } from '../build/settings/readSetting';
import { buildWarnings } from '../build/buildWarnings';
import { extractAntdStyles } from '../build/extractAntdStyles.mjs';
import { readGroups, writeBuildManifest } from '../build/buildManifest.mjs';
import { compressFolder } from '../build/compressFolder.mjs';
import type { Prerenderer } from '../build/rendering/prerenderer';
import { writeDocuments } from '../build/writeDocuments.mjs';

const root = path.resolve(import.meta.dirname, '..');

const FOREIGN_FOLDERS = ['gallery', 'mocks', 'tests'];
const FOREIGN_PACKAGES = ['msw', '@mswjs', '@libsql', 'libsql', 'drizzle-orm', 'jose', 'nodemailer', 'fast-check'];

function foreignFiles(root: string, files: Iterable<string>): string[] {
  const folders = [
    ...FOREIGN_FOLDERS.map((folder) => path.join(root, folder) + path.sep),
    ...FOREIGN_PACKAGES.map((name) => path.join(root, 'node_modules', name) + path.sep),
  ];
  return [...files].filter((file) => folders.some((folder) => file.startsWith(folder)));
}

/** @throws if a bundle contains files of the embedded API, the tests, or the gallery */
function rejectForeignFiles(root: string, files: Iterable<string>): void {
  const foreign = foreignFiles(root, files).map((file) => path.relative(root, file));
  if (foreign.length > 0) throw new Error(`The build contains files that must not be published: ${foreign.join(', ')}`);
}

async function bundle(config: webpack.Configuration): Promise<webpack.Stats> {
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, result) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (result) resolve(result);
      });
    });
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  rejectForeignFiles(root, stats.compilation.fileDependencies);
  return stats;
}

/** Builds the portal. Replaces dist/ and its renderer last, so that a failed build leaves the previous ones in place. */
export async function buildPortal(): Promise<void> {
  process.env.NODE_ENV = 'production';
  for (const warning of buildWarnings(process.env)) console.warn(`Warning: ${warning}`);
  const dist = path.join(root, 'dist');
  const rendering = renderingFolder(dist);
  const [draft, renderingDraft] = [path.join(root, '.cache/dist'), `${rendering}-draft`];
  // Reads the settings first, so that invalid ones are refused before any work.
  const configs = {
    client: clientConfig({ mode: 'production', folder: draft }),
    prerender: prerenderConfig({ folder: renderingDraft }),
  };
  readSetting(process.env, 'PORTAL_URL');
  await extractAntdStyles(root);
  for (const folder of [draft, renderingDraft]) await rm(folder, { recursive: true, force: true });
  // Bundles one after the other, so that the first failure ends the build and is the last message.
  const client = await bundle(configs.client);
  const files = client.compilation.getAssets().map(({ name }) => name);
  await bundle(workerConfig({ files: files.filter((name) => name.startsWith('assets/')), folder: draft }));
  await bundle(configs.prerender);
  const load = createRequire(import.meta.url);
  const prerenderer = load(path.join(renderingDraft, 'prerender.cjs')) as Prerenderer;
  const template = await readFile(path.join(root, 'public/index.html'), 'utf8');
  const groups = readGroups(client.compilation);
  await writeDocuments({ dist: draft, framesFolder: renderingDraft, template, groups, prerenderer });
  await writeBuildManifest(root, { routes: prerenderer.builtRoutes, groups });
  await compressFolder(draft);
  for (const folder of [dist, rendering]) await rm(folder, { recursive: true, force: true });
  await rename(renderingDraft, rendering);
  await rename(draft, dist);
}

if (process.argv[1] === import.meta.filename) {
  try {
    await buildPortal();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
