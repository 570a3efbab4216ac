import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownTag, weakTagOf } from '../http/tags';
import type { PublishedDocument } from './documentAt';

export function sendDocument(request: IncomingMessage, response: ServerResponse, document: PublishedDocument): void {
  const { body, contentType } = document;
  const tag = weakTagOf(body);
  response.setHeader('Content-Type', contentType);
  response.setHeader('Cache-Control', 'public, max-age=300');
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', tag);
  if (isKnownTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304).end();
    return;
  }
  const range = rangeOf(request.headers.range, body.length);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${String(body.length)}` }).end();
    return;
  }
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  if (range) {
    response.setHeader('Content-Range', `bytes ${String(range.start)}-${String(range.end)}/${String(body.length)}`);
  }
  response.writeHead(range ? 206 : 200, { 'Content-Length': part.length });
  response.end(request.method === 'HEAD' ? undefined : part);
}

interface Range {
  start: number;
  end: number;
}

/** The byte range that a request asks for (RFC 9110). Undefined, for the whole document, unless it asks for exactly one range. */
function rangeOf(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
