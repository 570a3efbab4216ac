import { readSetting } from '../../settings/readSetting';
import { BASE_PATH } from '../../src/shared/routes/paths';

interface DocumentMeta {
  route: string;
  title: string;
  description: string;
  siteName: string;
}

/** The portal's origin without a trailing slash; '' if unknown. */
const portalOrigin = (): string => readSetting(process.env, 'PORTAL_URL') ?? '';

/** A page's only address, without a trailing slash except for the home page. */
const addressOf = (route: string): string =>
  `${portalOrigin()}${BASE_PATH}${route === '/' ? '/' : route.replace(/\/+$/, '')}`;

const escaped = (text: string): string =>
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

export function sitemap(routes: readonly string[]): string {
  const entries = routes.map((route) => `<url><loc>${escaped(addressOf(route))}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`;
}

/** Excludes screens for signed-in users, and e-mailed links. */
export function robots(mediaRoutes: readonly string[]): string {
  const closed = [...new Set(mediaRoutes.map((route) => route.split('/:')[0] ?? route))];
  return [
    'User-agent: *',
    ...closed.map((route) => `Disallow: ${BASE_PATH}${route}`),
    `Sitemap: ${portalOrigin()}/sitemap.xml`,
    '',
  ].join('\n');
}
