import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';

export interface BuiltRoute {
  path: string;
  chunk: string;
  audience: 'public' | 'media';
  prerender: boolean;
}

export interface BuiltGroup {
  /** Files in dist/, including shared chunks. */
  assets: string[];
  children: string[];
}

export interface BuildManifest {
  routes: BuiltRoute[];
  groups: Record<string, BuiltGroup>;
}

const manifestFile = (root: string): string => path.join(root, '.cache/build-manifest.json');

export function readGroups({ chunkGroups }: Compilation): BuildManifest['groups'] {
  const nameOf = (group: Compilation['chunkGroups'][number]): string => group.name ?? `unnamed ${group.id}`;
  return Object.fromEntries(
    chunkGroups.map((group) => [
      nameOf(group),
      { assets: group.getFiles(), children: [...new Set(group.getChildren().map(nameOf))] },
    ]),
  );
}

export async function writeBuildManifest(root: string, manifest: BuildManifest): Promise<void> {
  await mkdir(path.dirname(manifestFile(root)), { recursive: true });
  await writeFile(manifestFile(root), JSON.stringify(manifest, null, 2));
}

/** @throws if there is no build */
export async function readBuildManifest(root: string): Promise<BuildManifest> {
  return JSON.parse(await readFile(manifestFile(root), 'utf8')) as BuildManifest;
}
