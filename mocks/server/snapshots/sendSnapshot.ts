import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress } from '../compress';
import { isKnownTag } from '../../http/isKnownTag';
import type { Snapshot } from './createSnapshots';

export async function sendSnapshot(
  request: IncomingMessage,
  response: ServerResponse,
  snapshot: Snapshot,
): Promise<void> {
  const { bytes, encoding } = await compress(snapshot.html, request.headers['accept-encoding']);
  const tag = `"${snapshot.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  if (isKnownTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.writeHead(200).end(bytes);
}
