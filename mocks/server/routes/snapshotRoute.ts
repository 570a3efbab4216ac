import { BASE_PATH } from '../../../src/shared/routes/paths';
import { isBelow, pathOf, type Route } from '../answers';
import { compress } from '../compress';
import type { Snapshots } from '../snapshots/createSnapshots';

export function snapshotRoute(snapshots: Snapshots): Route {
  return async (request, response) => {
    const asked = pathOf(request);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !isBelow(BASE_PATH, asked)) return false;
    const snapshot = await snapshots(asked.slice(BASE_PATH.length).replace(/\/+$/, ''));
    if (snapshot === undefined) return false;
    const { bytes, encoding } = await compress(snapshot.html, request.headers['accept-encoding']);
    const tag = `"${snapshot.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
    response.setHeader('ETag', tag);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    if (holds(request.headers['if-none-match'], tag)) {
      response.writeHead(304).end();
      return true;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', bytes.length);
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    response.writeHead(200).end(bytes);
    return true;
  };
}

const holds = (tags: string | undefined, tag: string): boolean =>
  (tags ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
