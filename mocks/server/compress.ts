import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LimitedMap } from '../http/LimitedMap';
import { isKnownTag } from '../http/tags';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Shorter bodies are not compressed, because they fit into one packet anyway. */
const MIN_BYTES = 1024;
/** The level of Brotli; higher ones save a few percent and take ten times as long. */
const QUALITY = 4;

type Encoding = 'br' | 'gzip';

interface Encoded {
  bytes: Buffer;
  encoding: Encoding | undefined;
}

const encoders: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: zip,
};

const cache = new LimitedMap<string, Promise<Buffer>>(50);

/** Compresses the same body only once, because the listing is sent far more often than it changes. */
function compressOnce(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${createHash('sha256').update(bytes).digest('base64')}`;
  const result = cache.get(key) ?? encoders[encoding](bytes);
  cache.set(key, result);
  return result;
}

export async function compress(bytes: Buffer, acceptEncoding: string | undefined): Promise<Encoded> {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    // Drops encodings with `q=0`, which means that the client refuses them.
    .filter((part) => !/;\s*q\s*=\s*0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  if (bytes.length < MIN_BYTES || encoding === undefined) return { bytes, encoding: undefined };
  return { bytes: await compressOnce(bytes, encoding), encoding };
}

interface Body {
  status?: number;
  bytes: Buffer;
  /** A caller that has this version gets 304 without the body. */
  tag?: string | undefined;
}

export async function sendCompressed(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { status = 200, bytes, tag }: Body,
): Promise<void> {
  response.appendHeader('Vary', 'Accept-Encoding');
  if (tag !== undefined) response.setHeader('ETag', tag);
  if (tag !== undefined && isKnownTag(headers['if-none-match'], tag)) {
    // Removes the length of the body as it was before compression.
    response.removeHeader('Content-Length');
    response.writeHead(304).end();
    return;
  }
  const compressed = await compress(bytes, headers['accept-encoding']);
  if (compressed.encoding !== undefined) response.setHeader('Content-Encoding', compressed.encoding);
  response.writeHead(status, { 'Content-Length': compressed.bytes.length }).end(compressed.bytes);
}
