/** @jest-environment node */
// Verifies SRV-1, SEC-1.
import type { TemporaryServer } from './support/temporaryServer';
import { temporaryServer } from './support/temporaryServer';

let server: TemporaryServer;
beforeAll(async () => {
  server = await temporaryServer();
});
afterAll(async () => {
  await server.close();
  server.folder.remove();
});

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });

test('the contract page and all its files are served', async () => {
  const page = await (await get('/api-docs')).text();
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(3);
  for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
  const contract = (await (await get('/api-docs/media-api.json')).json()) as { paths: object };
  expect(Object.keys(contract.paths)).toContain('/org/listing');
});

test.each(['/api-docs/package.json', '/api-docs/../package.json', '/api-docs/index.html'])(
  '%s is not served',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('its policy allows no other script', async () => {
  const policy = (await get('/api-docs')).headers.get('Content-Security-Policy');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("default-src 'none'");
});
