import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Shorter bodies fit into one packet anyway. */
const MIN_BYTES = 1024;
/** Higher levels save a few percent and take ten times as long. */
const QUALITY = 4;
const MAX_ENTRIES = 50;

type Encoding = 'br' | 'gzip';

interface Encoded {
  bytes: Buffer;
  encoding: Encoding | undefined;
}

const encoders: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: zip,
};

const cache = new Map<string, Promise<Buffer>>();

/** The listing is sent far more often than it changes. */
function compressOnce(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${createHash('sha256').update(bytes).digest('base64')}`;
  const result = cache.get(key) ?? encoders[encoding](bytes);
  // Reinserted, so that the least recently used entry is evicted.
  cache.delete(key);
  cache.set(key, result);
  const [longestUnused] = cache.keys();
  if (cache.size > MAX_ENTRIES && longestUnused !== undefined) cache.delete(longestUnused);
  return result;
}

export async function compress(bytes: Buffer, acceptEncoding: string | undefined): Promise<Encoded> {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    // A weight of 0 refuses the encoding.
    .filter((part) => !/;\s*q\s*=\s*0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  if (bytes.length < MIN_BYTES || encoding === undefined) return { bytes, encoding: undefined };
  return { bytes: await compressOnce(bytes, encoding), encoding };
}
