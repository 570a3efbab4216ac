import { config } from './config';

/** Address of one of the association's own pages or documents; `path` without a leading slash. */
export function associationUrl(path = ''): string {
  const base = config.association.url.replace(/\/+$/, '');
  return path === '' ? base : `${base}/${path}`;
}
