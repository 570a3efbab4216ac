import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentPolicy } from '../../security/contentPolicy';
import { readPolicySettings } from '../../security/policySettings';
import { documentHead } from './brand';
import type { BuildManifest, BuiltRoute } from './buildManifest.mjs';
import { earlyRequests } from './earlyRequests.mjs';

/** What src/app/prerender.tsx exports. */
export interface Prerenderer {
  BASE_PATH: string;
  mediaApiUrl: string;
  builtRoutes: BuiltRoute[];
  prerenderedRoutes: { path: string; chunk: string; early: string[] }[];
  renderRoute: (path: string) => Promise<string>;
  renderShell: () => string;
}

interface Documents {
  dist: string;
  template: string;
  groups: BuildManifest['groups'];
  prerenderer: Prerenderer;
}

/** React writes the document's title at the head of the markup; it belongs into the document's head. */
function takeTitle(markup: string): { title: string; body: string } {
  const match = /<title>[^<]*<\/title>/.exec(markup);
  if (match === null) return { title: '<title>Media Portal</title>', body: markup };
  return { title: match[0], body: markup.replace(match[0], '') };
}

/** Puts the policy at the head's beginning: it governs what comes after it only. */
function withPolicy(html: string): string {
  const policy = documentPolicy(readPolicySettings(process.env), html);
  return html.replace('<!--policy-->', () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
}

/**
 * Writes dist/index.html, dist/<route>/index.html and dist/200.html (decisions R4). The styles that a route uses stand in
 * its document; `data-href` tells the bundle's loader that it has them.
 */
export async function writeDocuments({ dist, template, groups, prerenderer }: Documents): Promise<void> {
  const base = prerenderer.BASE_PATH;
  const assetsOf = (chunk: string): string[] => {
    const names = ['main', chunk].flatMap((group) => groups[group]?.assets ?? []);
    return [...new Set(names)];
  };

  async function headOf(chunk: string): Promise<string> {
    const assets = assetsOf(chunk);
    const styles = await Promise.all(
      assets
        .filter((name) => name.endsWith('.css'))
        .map(
          async (name) => `<style data-href="${base}/${name}">${await readFile(path.join(dist, name), 'utf8')}</style>`,
        ),
    );
    const scripts = assets
      .filter((name) => name.endsWith('.js'))
      .map((name) => `<script defer src="${base}/${name}"></script>`);
    return [...styles, ...scripts].join('');
  }

  async function write(file: string, head: string, markup: string, prerendered: string): Promise<void> {
    const { title, body } = takeTitle(markup);
    const html = template
      .replace('<!--head-->', () => title + documentHead() + head)
      .replace(
        '<div id="root"><!--app--></div>',
        () => `<div id="root" data-prerendered="${prerendered}">${body}</div>`,
      )
      .replace(/\n\s*/g, '\n');
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), withPolicy(html));
  }

  for (const route of prerenderer.prerenderedRoutes) {
    const file = path.posix.join(route.path.slice(1), 'index.html');
    const head = earlyRequests(prerenderer.mediaApiUrl, route.early) + (await headOf(route.chunk));
    await write(file, head, await prerenderer.renderRoute(route.path), route.path);
  }
  await write('200.html', await headOf('main'), prerenderer.renderShell(), '');
}
