import { crc32, deflateSync } from 'node:zlib';
import { seedOf } from './describe';

const SIZE = 96;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngDocument(segments: readonly string[]): Uint8Array {
  const seed = seedOf(segments.join('/'));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits, palette
  const palette = Buffer.from([255, 255, 255, seed & 0x7f, (seed >>> 8) & 0x7f, (seed >>> 16) & 0x7f]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(pixels())),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function pixels(): Buffer {
  const rows = Buffer.alloc(SIZE * (SIZE + 1));
  const middle = (SIZE - 1) / 2;
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const distance = Math.hypot(x - middle, y - middle);
      rows[y * (SIZE + 1) + 1 + x] = distance < 44 && (distance > 38 || distance < 30) ? 1 : 0;
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
