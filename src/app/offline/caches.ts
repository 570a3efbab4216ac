import { BASE_PATH } from '@/shared/routes/paths';

export const PAGES = 'portal-pages';
export const FILES = 'portal-files';
export const RESPONSES = 'portal-responses';

export const SHELL = `${BASE_PATH}/200.html`;

export const WORKER = `${BASE_PATH}/service-worker.js`;

export function pageKey(pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return path === BASE_PATH ? `${BASE_PATH}/` : path;
}

/** Lists a page's scripts and the files of its inlined style sheets, which the screen loads when the user comes from another page. */
export const filesOf = (html: string): string[] =>
  [...html.matchAll(/ (?:src|data-href)="([^"]+\/assets\/[^"]+)"/g)].map(([, file = '']) => file);

/** Copies a page's response to clear its `redirected` flag: for navigations, browsers refuse redirected responses of a service worker. */
export async function readPage(response: Response): Promise<{ html: string; page: Response } | undefined> {
  if (!response.ok || !(response.headers.get('Content-Type') ?? '').startsWith('text/html')) return undefined;
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return { html, page: new Response(html, { headers }) };
}
