// Verifies SEC-9.
import { readdir, readlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, createServer as createSocketServer } from 'node:net';
import path from 'node:path';
import { listen } from '../../mocks/server/lifecycle';
import { openFiles } from '../../mocks/server/openFiles';
import { temporaryDirectory } from './support/temporaryServer';

const folder = temporaryDirectory();
const serve = openFiles(folder, () => 'no-cache');
const server = createServer((request, response) => void serve(request, response, request.url ?? ''));
const unopenable = createSocketServer();
let port: number;

beforeAll(async () => {
  await writeFile(path.join(folder, 'page.txt'), 'a page');
  await writeFile(path.join(folder, 'large.bin'), Buffer.alloc(4_000_000));
  // A socket has a size and a date, as a file does, but cannot be opened.
  await new Promise<void>((resolve) => unopenable.listen(path.join(folder, 'gone.txt'), resolve));
  ({ port } = await listen(server, 0, '127.0.0.1'));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await new Promise((resolve) => unopenable.close(resolve));
});

const read = (file: string): Promise<Response> => fetch(`http://127.0.0.1:${String(port)}/${file}`);

test('a file that cannot be opened ends its own response alone', async () => {
  await expect(read('gone.txt').then((response) => response.text())).rejects.toThrow();
  expect(await (await read('page.txt')).text()).toBe('a page');
});

(process.platform === 'linux' ? test : test.skip)(
  'files are closed with the connection that asked for them, also those that wait for their turn',
  async () => {
    const openOnes = async (): Promise<number> => {
      const names = await readdir('/proc/self/fd');
      const links = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
      return links.filter((link) => link.endsWith('large.bin')).length;
    };
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20));
    for (let tries = 0; tries < 100 && (await openOnes()) < 20; tries += 1) await new Promise((r) => setTimeout(r, 20));
    socket.destroy();
    for (let tries = 0; tries < 100 && (await openOnes()) > 0; tries += 1) await new Promise((r) => setTimeout(r, 20));
    expect(await openOnes()).toBe(0);
  },
);
