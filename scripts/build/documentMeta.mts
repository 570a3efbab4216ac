import { BASE_PATH } from '../../src/shared/routes/paths';

interface DocumentMeta {
  /** Below the base path. */
  route: string;
  title: string;
  description: string;
  /** Whose pages they are. */
  siteName: string;
}

/** Where users reach the portal, without a slash at the end; '' where the build does not know. */
export const portalOrigin = (): string => {
  const address = process.env.PORTAL_URL?.trim() ?? '';
  return address === '' ? '' : new URL(address).origin;
};

/** The one address of a page: without a slash at its end, but for the portal's own. */
export const addressOf = (route: string): string =>
  `${portalOrigin()}${BASE_PATH}${route === '/' ? '/' : route.replace(/\/+$/, '')}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What search engines and those who share a link read of a document. */
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

/** The addresses that crawlers should know, for the host's root. */
export function sitemap(routes: readonly string[]): string {
  const entries = routes.map((route) => `<url><loc>${escaped(addressOf(route))}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`;
}

/** What crawlers should leave alone: what is only for who is signed in, and mailed links. */
export function robots(mediaRoutes: readonly string[]): string {
  const closed = [...new Set(mediaRoutes.map((route) => route.split('/:')[0] ?? route))];
  return [
    'User-agent: *',
    ...closed.map((route) => `Disallow: ${BASE_PATH}${route}`),
    `Sitemap: ${portalOrigin()}/sitemap.xml`,
    '',
  ].join('\n');
}
