import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { followsPattern } from '../../../build/rendering/followsPattern';
import { BASE_PATH } from '../../../src/shared/routes/paths';
import { hasDotSegment, isBelow, isRead, pathOf, redirect, type Route } from '../answers';
import { sendCompressed } from '../compress';
import { openFiles } from '../openFiles';
import { FALLBACK, type PortalPages } from '../openPortalPages';
import type { Snapshots } from '../createSnapshots';

const AT_ROOT = ['/robots.txt', '/sitemap.xml'];

/**
 * Serves the built portal: its files, documents with current data, and 200.html for the routes that the browser renders. A missing file
 * is a 404, because a tab that still runs the previous release would execute 200.html as a script (OPS-3).
 */
export function portalRoute(pages: PortalPages, snapshots: Snapshots): Route {
  const serve = openFiles(pages.distDir, cacheControl);
  return async (request, response) => {
    const asked = pathOf(request);
    if (asked !== '/' && !isBelow(BASE_PATH, asked) && !AT_ROOT.includes(asked)) return false;
    if (!isRead(request, response)) return true;
    if (asked === '/') {
      redirect(response, 302, `${BASE_PATH}/`);
      return true;
    }
    if (hasDotSegment(asked)) {
      await pages.sendNotFound(request, response);
      return true;
    }
    const address = oneAddress(asked);
    if (address !== asked) {
      redirect(response, 308, address + (request.url ?? '').slice(asked.length));
      return true;
    }
    const file = AT_ROOT.includes(asked) ? asked : asked.slice(BASE_PATH.length).replace(/\/$/, '');
    const snapshot = await snapshots(file);
    if (typeof snapshot === 'object') {
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      await sendCompressed(request, response, { bytes: snapshot.html, tag: snapshot.tag });
    } else if (serve(request, response, isFileName(file) ? file : `${file}/index.html`)) return true;
    else if (isFileName(file) || !isRenderedByBrowser(pages.distDir, file)) await pages.sendNotFound(request, response);
    else if (snapshot === 'gone') await pages.sendGone(request, response);
    else if (!serve(request, response, FALLBACK)) await pages.sendNotFound(request, response);
    return true;
  };
}

/** Whether a path names a file. An approval link does not, although its id may end in what looks like a file extension. */
const isFileName = (path: string): boolean => /\.\w+$/.test(path) && !path.startsWith('/agreement/');

const UNRESERVED = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** A page's canonical path. The server redirects other spellings to it, such as with // or /index.html. */
function oneAddress(asked: string): string {
  const plain = asked.replace(UNRESERVED, (encoded) => decodeURIComponent(encoded)).replace(/\/{2,}/g, '/');
  const page = plain.replace(/(?:\/index\.html)?\/?$/, '');
  return page === BASE_PATH ? `${BASE_PATH}/` : page;
}

/** Whether the browser renders a page: routes.json lists the routes without an HTML file (`/school-directory/:id`). */
function isRenderedByBrowser(distDir: string, asked: string): boolean {
  const list = path.join(distDir, 'routes.json');
  if (!existsSync(list)) return true;
  const patterns = JSON.parse(readFileSync(list, 'utf8')) as string[];
  return patterns.some((pattern) => followsPattern(asked, pattern));
}

function cacheControl(file: string): string {
  if (file.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.html$|^\/service-worker/.test(file) ? 'no-cache' : 'public, max-age=3600';
}
