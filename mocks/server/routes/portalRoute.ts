import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { BASE_PATH } from '../../../src/shared/routes/paths';
import { isBelow, isRead, pathOf, redirect, type Route, sendHtml, sendMessage } from '../answers';

const FALLBACK = '/200.html';
const AT_ROOT = ['/robots.txt', '/sitemap.xml'];

/** OPS-3: an old tab that asks for a script of the last release needs a real 404. */
export function portalRoute(distDir: string): Route {
  if (!existsSync(path.join(distDir, FALLBACK))) {
    throw new Error(`${distDir} contains no built portal. Run "npm run build" first.`);
  }
  // `dev` reads the disk each time, so that a build made while the server runs takes effect.
  const files = sirv(distDir, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders });
  const serve = (request: IncomingMessage, response: ServerResponse, file: string, missing: () => void): void => {
    setHeaders(response, file);
    response.setHeader('Vary', 'Accept-Encoding');
    repeatETag(request, response);
    request.url = file;
    // sirv fails on a range that ends before it begins.
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    files(request, response, missing);
  };

  return (request, response) => {
    const asked = pathOf(request);
    if (asked === '/') {
      redirect(response, 302, `${BASE_PATH}/`);
      return true;
    }
    if (!isBelow(BASE_PATH, asked) && !AT_ROOT.includes(asked)) return false;
    if (!isRead(request, response)) return true;
    const address = oneAddress(asked);
    if (address !== asked) {
      redirect(response, 308, address + (request.url ?? '').slice(asked.length));
      return true;
    }
    const file = AT_ROOT.includes(asked) ? asked : asked.slice(BASE_PATH.length).replace(/\/$/, '');
    const notFound = (): void => {
      response.appendHeader('Vary', 'Accept');
      const page = path.join(distDir, '404.html');
      const isReader = request.headers.accept?.includes('text/html') === true;
      if (isReader && existsSync(page)) sendHtml(response, 404, readFileSync(page, 'utf8'));
      else sendMessage(response, 404, 'Nothing is at this address.');
    };
    if (isFileName(file)) serve(request, response, file, notFound);
    else {
      const fallback = (): void => {
        if (isDrawnByBrowser(distDir, file)) serve(request, response, FALLBACK, notFound);
        else notFound();
      };
      serve(request, response, `${file}/index.html`, fallback);
    }
    return true;
  };
}

/** The id of an approval link may look like a file extension. */
const isFileName = (path: string): boolean => /\.\w+$/.test(path) && !path.startsWith('/agreement/');

function isPlainRange(range = ''): boolean {
  const [, first = '', last = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return first !== '' && (last === '' || Number(last) >= Number(first));
}

/** Documents are folders with an index.html, which is no address of its own. */
function oneAddress(asked: string): string {
  const page = asked.replace(/(?:\/+index\.html)?\/*$/, '');
  return page === BASE_PATH ? `${BASE_PATH}/` : page;
}

/** routes.json lists the routes without a document of their own (`/school-directory/:id`). */
function isDrawnByBrowser(distDir: string, asked: string): boolean {
  const list = path.join(distDir, 'routes.json');
  if (!existsSync(list)) return true;
  const patterns = JSON.parse(readFileSync(list, 'utf8')) as string[];
  const parts = asked.split('/');
  return patterns.some((pattern) => {
    const wanted = pattern.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part === parts[index] || (part.startsWith(':') && parts[index] !== ''))
    );
  });
}

/** sirv leaves the tag out of a 304. */
function repeatETag(request: IncomingMessage, response: ServerResponse): void {
  const tag = request.headers['if-none-match'];
  if (tag === undefined) return;
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 304) response.setHeader('ETag', tag);
    return writeHead(status, ...rest);
  };
}

function setHeaders(response: ServerResponse, file: string): void {
  response.setHeader('Cache-Control', cacheControl(file));
}

function cacheControl(file: string): string {
  if (file.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.html$|^\/service-worker/.test(file) ? 'no-cache' : 'public, max-age=3600';
}
