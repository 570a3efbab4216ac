import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Shorter bodies fit into one packet anyway. */
const WORTH_BYTES = 1024;
/** Higher levels save a few per cent and take ten times as long. */
const QUALITY = 4;

export interface Encoded {
  bytes: Buffer;
  encoding: 'br' | 'gzip' | undefined;
}

/** The body in the best encoding that the caller understands: the listing shrinks to a tenth. */
export async function compressed(bytes: Buffer, acceptEncoding: string | undefined): Promise<Encoded> {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.split(';')[0]?.trim());
  if (bytes.length >= WORTH_BYTES && accepted.includes('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    return { bytes: await brotli(bytes, { params }), encoding: 'br' };
  }
  if (bytes.length >= WORTH_BYTES && accepted.includes('gzip')) return { bytes: await zip(bytes), encoding: 'gzip' };
  return { bytes, encoding: undefined };
}
