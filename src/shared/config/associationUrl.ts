import { config } from './config';

export function associationUrl(path = ''): string {
  const base = config.association.url.replace(/\/+$/, '');
  return path === '' ? base : `${base}/${path}`;
}
