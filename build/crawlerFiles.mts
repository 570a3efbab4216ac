import { addressOf, escaped, portalOrigin } from './rendering/documentMeta';
import { BASE_PATH } from '../src/shared/routes/paths';

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
