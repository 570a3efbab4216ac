import { readSetting } from '../settings/readSetting';
import { BASE_PATH } from '../../src/shared/routes/paths';

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
