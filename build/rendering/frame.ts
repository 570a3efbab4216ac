import { DATA_ID } from '../../src/shared/lib/prerendered-data';
import { BASE_PATH } from '../../src/shared/routes/paths';
import { documentPolicy } from '../security/contentPolicy';
import { inlineScripts } from '../security/inlineScripts';
import type { PolicySettings } from '../security/policySettings';
import { readSetting } from '../settings/readSetting';

export interface DocumentMeta {
  route: string;
  title: string;
  description: string;
  siteName: string;
}

/** The portal's origin without a trailing slash; '' if unknown. */
export const portalOrigin = (): string => readSetting(process.env, 'PORTAL_URL') ?? '';

/** A page's canonical address, without a trailing slash except for the home page. */
export const addressOf = (route: string): string =>
  `${portalOrigin()}${BASE_PATH}${route === '/' ? '/' : route.replace(/\/+$/, '')}`;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function documentMeta({ route, title, description, siteName }: DocumentMeta): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': addressOf(route),
    'og:image': `${portalOrigin()}${BASE_PATH}/social-card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return [
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${escaped(addressOf(route))}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('');
}

/** A script that prefetches API calls, because `<link rel="preload">` would send a different Accept header (API-1, docs/decisions/002). */
export function prefetchScript(mediaApiUrl: string, apiPaths: string[]): string {
  if (apiPaths.length === 0) return '';
  const addresses = apiPaths.map((apiPath) => `${mediaApiUrl.replace(/\/+$/, '')}/${apiPath}`);
  return `<script data-prefetch="${addresses.join(' ')}">${inlineScripts.prefetch}</script>`;
}

export interface Content {
  markup: string;
  prerendered: string;
  data?: unknown;
}

const TITLE = '<!--title-->';
const POLICY = '<!--policy-->';
const APP = '<div id="root"><!--app--></div>';
export const META = '<!--meta-->';
export const PREFETCH = '<!--prefetch-->';

function takeTitle(markup: string): { title: string; body: string } {
  const match = /<title>[^<]*<\/title>/.exec(markup);
  if (match === null) return { title: '<title>Media Portal</title>', body: markup };
  return { title: match[0], body: markup.replace(match[0], '') };
}

const inScript = (data: unknown): string => JSON.stringify(data).replace(/[<>&]/g, escapeCharacter);

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Fills the HTML template with a page. The content security policy is at the top: it covers only what follows it. */
export function fillFrame(frame: string, { markup, prerendered, data }: Content, settings: PolicySettings): string {
  const { title, body } = takeTitle(markup);
  const script = data === undefined ? '' : `<script type="application/json" id="${DATA_ID}">${inScript(data)}</script>`;
  const html = frame
    .replace(TITLE, () => title)
    .replace(APP, () => `<div id="root" data-prerendered="${escaped(prerendered)}">${body}</div>${script}`);
  const policy = documentPolicy(settings, html);
  return html.replace(POLICY, () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
}

export function renderedAt(html: string): Date | undefined {
  const text = new RegExp(`id="${DATA_ID}">([^<]*)</script>`).exec(html)?.[1];
  if (text === undefined) return undefined;
  const { at } = JSON.parse(text) as { at: string };
  return new Date(at);
}
