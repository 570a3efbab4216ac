// Verifies SRV-9.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from '../../mocks/server/compress';

const body = (n: number) => Buffer.from(`no. ${n} `.repeat(500));

test('every caller gets the right body, however many others are compressed in between', async () => {
  const round = Array.from({ length: 120 }, (_, n) => n % 60);
  for (const n of round) {
    const br = await compress(body(n), 'gzip, deflate, br');
    expect([br.encoding, brotliDecompressSync(br.bytes).equals(body(n))]).toEqual(['br', true]);
    const gzip = await compress(body(n), 'gzip;q=0.8');
    expect([gzip.encoding, gunzipSync(gzip.bytes).equals(body(n))]).toEqual(['gzip', true]);
  }
});

test('identical bodies are compressed once, also for concurrent requests', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => compress(body(1000), 'br')));
  const [first] = answers;
  for (const { bytes } of answers) expect(bytes).toBe(first?.bytes);
});

test('short bodies, and bodies for clients without compression, are sent unchanged', async () => {
  expect(await compress(Buffer.from('success'), 'br')).toEqual({
    bytes: Buffer.from('success'),
    encoding: undefined,
  });
  expect((await compress(body(1), 'zstd')).encoding).toBeUndefined();
  expect((await compress(body(1), undefined)).encoding).toBeUndefined();
  expect((await compress(body(1), 'br;q=0, gzip; q=0.0')).encoding).toBeUndefined();
  expect((await compress(body(1), 'br;q=0, gzip;q=0.5')).encoding).toBe('gzip');
});
