import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { isBelow, isRead, pathOf, redirect, sendMessage } from '../answers';
import type { Route } from './route';

const BASE = '/mediareact';
const FALLBACK = '/200.html';

/**
 * The built portal by decision R4: a prerendered route is `<route>/index.html`, every other path the fallback, and a
 * missing file 404, because an old tab that asks for a script of the last release must not be given a page.
 */
export function portalRoute(distDir: string): Route {
  if (!existsSync(path.join(distDir, FALLBACK))) {
    throw new Error(`There is no built portal in ${distDir}. Run "npm run build" first.`);
  }
  // Looks at the disk each time, so that a build made while the server runs neither goes unnoticed nor breaks it.
  const files = sirv(distDir, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders });
  const serve = (request: IncomingMessage, response: ServerResponse, file: string, missing: () => void): void => {
    request.url = file;
    // The library fails on a range that ends before it begins; one that can't be read is none, and all is sent.
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    files(request, response, missing);
  };

  return (request, response) => {
    const asked = pathOf(request);
    if (asked === '/') {
      redirect(response, 302, `${BASE}/`);
      return true;
    }
    if (!isBelow(BASE, asked)) return false;
    if (!isRead(request, response)) return true;
    const file = asked.slice(BASE.length).replace(/\/+$/, '');
    const notFound = (): void => sendMessage(response, 404, 'There is no such file.');
    if (isFileName(file)) serve(request, response, file, notFound);
    else {
      serve(request, response, `${file}/index.html`, () => serve(request, response, FALLBACK, notFound));
    }
    return true;
  };
}

/** The id at the end of an approval link may look like a file's extension. */
const isFileName = (path: string): boolean => /\.\w+$/.test(path) && !path.startsWith('/agreement/');

function isPlainRange(range = ''): boolean {
  const [, first = '', last = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return first !== '' && (last === '' || Number(last) >= Number(first));
}

function setHeaders(response: ServerResponse, file: string): void {
  response.setHeader('Cache-Control', cacheControl(file));
}

function cacheControl(file: string): string {
  if (file.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.html$|^\/service-worker/.test(file) ? 'no-cache' : 'public, max-age=3600';
}
