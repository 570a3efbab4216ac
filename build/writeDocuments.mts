import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  addressOf,
  documentMeta,
  escaped,
  fillFrame,
  META,
  portalOrigin,
  PREFETCH,
  prefetchScript,
  type Content,
} from './rendering/frame';
import type { Frames, Prerenderer } from './rendering/prerenderer';
import { BASE_PATH } from '../src/shared/routes/paths';
import { inlineScripts } from './security/inlineScripts';
import { readPolicySettings } from './security/policySettings';
import { documentHead } from './brand';
import type { BuildManifest, BuiltRoute } from './buildManifest.mjs';

interface Documents {
  dist: string;
  framesFolder: string;
  template: string;
  groups: BuildManifest['groups'];
  prerenderer: Prerenderer;
}

/** What a page says when scripts are turned off (GEN-26). */
const withoutScripts = (email: string): string =>
  '<noscript><p class="no-scripts">JavaScript is turned off in this browser. You can read the portal’s text and the first page of the ' +
  'listing without it, but login, search, the listing request, approvals and the media area need it. Turn ' +
  `it on, or write to <a href="mailto:${email}">${email}</a> and we will help you.</p></noscript>`;

const NO_INDEX = '<meta name="robots" content="noindex" />';

const mediaPages = (routes: readonly BuiltRoute[]): string =>
  [
    ...new Set(routes.filter(({ audience }) => audience === 'media').map(({ path: route }) => route.split('/')[1])),
  ].join(' ');

/** Writes routes.json, the list of routes for which servers send 200.html, and robots.txt and the sitemap for crawlers. */
async function writeAddresses(dist: string, routes: readonly BuiltRoute[]): Promise<void> {
  const notPrerendered = routes
    .filter(({ prerender, path: route }) => !prerender && route !== '*')
    .map(({ path: route }) => route);
  const prerendered = routes.filter(({ prerender }) => prerender).map(({ path: route }) => route);
  const closed = routes.filter(({ audience }) => audience === 'media').map(({ path: route }) => route);
  await writeFile(path.join(dist, 'routes.json'), JSON.stringify(notPrerendered));
  await writeFile(path.join(dist, 'sitemap.xml'), sitemap(prerendered));
  await writeFile(path.join(dist, 'robots.txt'), robots(closed));
}

/** Writes all documents (OPS-3), with inlined styles; `data-href` tells webpack's loader not to load such a style again. */
export async function writeDocuments({ dist, framesFolder, template, groups, prerenderer }: Documents): Promise<void> {
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

  const policy = readPolicySettings(process.env);
  const frameOf = (head: string): string =>
    template
      .replace('<!--head-->', () => `<!--title-->${documentHead()}${head}`)
      .replace('<!--noscript-->', () => withoutScripts(prerenderer.mediaEmail))
      .replace(/\n\s*/g, '\n');

  async function write(file: string, frame: string, content: Content): Promise<void> {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), fillFrame(frame, content, policy));
  }

  const frames: Frames['frames'] = {};
  for (const { path: route, chunk, prefetch, description } of prerenderer.builtRoutes.filter(
    ({ prerender }) => prerender,
  )) {
    const markup = await prerenderer.renderRoute(route);
    const title = /<title>([^<]*)/.exec(markup)?.[1] ?? '';
    const meta = documentMeta({ route, title, description, siteName: prerenderer.siteName });
    const requests = prefetchScript(prerenderer.mediaApiUrl, prefetch);
    const submit = markup.includes('data-waiting') ? `<script>${inlineScripts.holdSubmit}</script>` : '';
    const frame = frameOf(meta + requests + submit + (await headOf(chunk)));
    frames[route] = frame;
    await write(path.posix.join(route.slice(1), 'index.html'), frame, { markup, prerendered: route });
  }
  const shape = `<script data-media-pages="${mediaPages(prerenderer.builtRoutes)}">${inlineScripts.shell}</script>`;
  await write('200.html', frameOf(shape + (await headOf('main'))), {
    markup: prerenderer.renderShell(),
    prerendered: '',
  });
  await write('404.html', frameOf(NO_INDEX + (await headOf('not-found'))), {
    markup: await prerenderer.renderRoute('/404'),
    prerendered: '',
  });
  await writeAddresses(dist, prerenderer.builtRoutes);

  for (const route of prerenderer.liveRoutes) {
    const chunk = prerenderer.builtRoutes.find((built) => built.path === route)?.chunk ?? 'main';
    frames[route] ??= frameOf(META + PREFETCH + (await headOf(chunk)));
  }
  const live = Object.fromEntries(prerenderer.liveRoutes.map((route) => [route, frames[route] ?? '']));
  const left: Frames = { policy, frames: live };
  await writeFile(path.join(framesFolder, 'frames.json'), JSON.stringify(left));
}

function sitemap(routes: readonly string[]): string {
  const entries = routes.map((route) => `<url><loc>${escaped(addressOf(route))}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`;
}

/** Returns robots.txt, which keeps crawlers off the screens for signed-in users and off the approval links in emails. */
function robots(mediaRoutes: readonly string[]): string {
  const closed = [...new Set(mediaRoutes.map((route) => route.split('/:')[0] ?? route))];
  return [
    'User-agent: *',
    ...closed.map((route) => `Disallow: ${BASE_PATH}${route}`),
    `Sitemap: ${portalOrigin()}/sitemap.xml`,
    '',
  ].join('\n');
}
