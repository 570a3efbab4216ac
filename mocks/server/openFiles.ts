import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { isKnownTag } from '../http/tags';

/** Sends a file; returns false, and sends nothing, if there is no such file. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse, file: string) => boolean;

export function openFiles(folder: string, cacheControl: (file: string) => string): ServeFile {
  // With `dev`, sirv reads the disk each time, so that a build made while the server runs takes effect.
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });
  return (request, response, file) => {
    response.setHeader('Cache-Control', cacheControl(file));
    response.setHeader('Vary', 'Accept-Encoding');
    compareTags(request, response);
    closeWithConnection(request, response);
    request.url = file;
    // Sends the whole file for an unusual range, because sirv fails on a range that ends before it begins. Does the same for a
    // conditional range (If-Range): sirv ignores the condition, so the caller could join parts of two versions of the file.
    if (!isPlainRange(request.headers.range) || request.headers['if-range'] !== undefined) delete request.headers.range;
    let found = true;
    files(request, response, () => {
      found = false;
    });
    return found;
  };
}

/**
 * Closes the file when its connection closes, and the connection when reading the file fails. sirv does neither: a file that cannot be
 * opened would end the process, and a file whose client has disconnected would stay open.
 */
function closeWithConnection({ socket }: IncomingMessage, response: ServerResponse): void {
  response.once('pipe', (source: Readable) => {
    const close = (): void => void source.destroy();
    // Turns off Node's warning about too many listeners: each response that is waiting on this connection adds one.
    socket.setMaxListeners(0);
    socket.once('close', close);
    source.once('close', () => socket.off('close', close));
    source.once('error', () => response.destroy());
  });
}

function isPlainRange(range = ''): boolean {
  const [, first = '', last = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return first !== '' && (last === '' || Number(last) >= Number(first));
}

/** Compares a file's ETag with all tags in If-None-Match, and adds it to a 304: sirv compares only one tag, and omits it from a 304. */
function compareTags(request: IncomingMessage, response: ServerResponse): void {
  const asked = request.headers['if-none-match'];
  if (asked === undefined) return;
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const tag = status === 304 ? asked : tagIn(rest.at(-1));
    const isKnown = status === 304 || ((status === 200 || status === 206) && isKnownTag(asked, tag));
    if (!isKnown) return writeHead(status, ...rest);
    if (!response.hasHeader('ETag')) response.setHeader('ETag', tag);
    // Node drops the body that sirv still writes.
    return writeHead(304);
  };
}

const tagIn = (headers: unknown): string =>
  typeof headers === 'object' && headers !== null && 'ETag' in headers ? String(headers.ETag) : '';
