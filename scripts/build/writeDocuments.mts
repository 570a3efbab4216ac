import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentPolicy } from '../../security/contentPolicy';
import { readPolicySettings } from '../../security/policySettings';
import { documentHead } from './brand';
import type { BuildManifest, BuiltRoute } from './buildManifest.mjs';
import { documentMeta, robots, sitemap } from './documentMeta.mjs';
import { earlyRequests } from './earlyRequests.mjs';

/** What src/app/prerender.tsx exports. */
export interface Prerenderer {
  BASE_PATH: string;
  mediaApiUrl: string;
  builtRoutes: BuiltRoute[];
  siteName: string;
  prerenderedRoutes: { path: string; chunk: string; early: string[]; description: string }[];
  renderRoute: (path: string) => Promise<string>;
  renderShell: () => string;
}

interface Documents {
  dist: string;
  template: string;
  groups: BuildManifest['groups'];
  prerenderer: Prerenderer;
}

const NO_INDEX = '<meta name="robots" content="noindex" />';

/** For servers: the routes that have no document of their own. For crawlers: what to look at and what not. */
async function writeAddresses(dist: string, routes: readonly BuiltRoute[]): Promise<void> {
  const drawn = routes
    .filter(({ prerender, path: route }) => !prerender && route !== '*')
    .map(({ path: route }) => route);
  const prerendered = routes.filter(({ prerender }) => prerender).map(({ path: route }) => route);
  const closed = routes.filter(({ audience }) => audience === 'media').map(({ path: route }) => route);
  await writeFile(path.join(dist, 'routes.json'), JSON.stringify(drawn));
  await writeFile(path.join(dist, 'sitemap.xml'), sitemap(prerendered));
  await writeFile(path.join(dist, 'robots.txt'), robots(closed));
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
    const { path: address, description } = route;
    const markup = await prerenderer.renderRoute(address);
    const title = /<title>([^<]*)/.exec(markup)?.[1] ?? '';
    const meta = documentMeta({ route: address, title, description, siteName: prerenderer.siteName });
    const head = meta + earlyRequests(prerenderer.mediaApiUrl, route.early) + (await headOf(route.chunk));
    await write(file, head, markup, address);
  }
  await write('200.html', await headOf('main'), prerenderer.renderShell(), '');
  await write('404.html', NO_INDEX + (await headOf('not-found')), await prerenderer.renderRoute('/404'), '');
  await writeAddresses(dist, prerenderer.builtRoutes);
}
