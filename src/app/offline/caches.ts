import { BASE_PATH } from '@/shared/routes';

/** What this device keeps of the portal. The service worker reads the first two. */
export const PAGES = 'portal-pages';
export const FILES = 'portal-files';
export const ANSWERS = 'portal-answers';

/** What stands in for every page that has no document of its own. */
export const SHELL = `${BASE_PATH}/200.html`;

export const WORKER = `${BASE_PATH}/service-worker.js`;

/** The address under which a page is kept, with or without the slash at its end. */
export function pageKey(pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return path === BASE_PATH ? `${BASE_PATH}/` : path;
}

/** The scripts that a document names. */
export const filesOf = (html: string): string[] =>
  [...html.matchAll(/ src="([^"]+\/assets\/[^"]+)"/g)].map(([, file = '']) => file);

/** A page as it can be shown again: a browser refuses one that came by way of another address. */
export async function readPage(answer: Response): Promise<{ html: string; page: Response } | undefined> {
  if (!answer.ok || !(answer.headers.get('Content-Type') ?? '').startsWith('text/html')) return undefined;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return { html, page: new Response(html, { headers }) };
}
