import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Shorter bodies fit into one packet anyway. */
const WORTH_BYTES = 1024;
/** Higher levels save a few per cent and take ten times as long. */
const QUALITY = 4;
/** How many compressed bodies are kept; what nobody has asked for the longest goes first. */
const KEPT = 50;

type Encoding = 'br' | 'gzip';

export interface Encoded {
  bytes: Buffer;
  encoding: Encoding | undefined;
}

const encoders: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: zip,
};

const kept = new Map<string, Promise<Buffer>>();

/** The same body is compressed once, however many ask for it: the listing is sent far more often than it changes. */
function compressOnce(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${createHash('sha256').update(bytes).digest('base64')}`;
  const result = kept.get(key) ?? encoders[encoding](bytes);
  // Put in anew, it stands last.
  kept.delete(key);
  kept.set(key, result);
  const [longestUnused] = kept.keys();
  if (kept.size > KEPT && longestUnused !== undefined) kept.delete(longestUnused);
  return result;
}

/** The body in the best encoding that the caller understands: the listing shrinks to a tenth. */
export async function compressed(bytes: Buffer, acceptEncoding: string | undefined): Promise<Encoded> {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.split(';')[0]?.trim());
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  if (bytes.length < WORTH_BYTES || encoding === undefined) return { bytes, encoding: undefined };
  return { bytes: await compressOnce(bytes, encoding), encoding };
}
