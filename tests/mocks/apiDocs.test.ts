// Verifies SRV-1, SRV-9, SEC-1, SEC-9.
import { type TemporaryServer, temporaryServer } from './support/temporaryServer';

const failures: unknown[] = [];
let server: TemporaryServer;
beforeAll(async () => {
  server = await temporaryServer({ onError: (error) => failures.push(error) });
});
afterAll(async () => {
  await server.close();
  server.folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' });

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

test.each(['bytes=5-2', 'bytes=0-0,1-2', 'bytes=-'])('a file is sent whole for the range %s', async (range) => {
  const answer = await get('/api-docs/swagger-ui.css', { Range: range });
  expect([answer.status, (await answer.text()).length > 100_000]).toEqual([200, true]);
  expect(failures).toEqual([]);
});

test.each([(tag: string) => tag, (tag: string) => `"other", ${tag}`, () => '*'])(
  'a file that the browser has is not sent again, and keeps its headers',
  async (named) => {
    const whole = await get('/api-docs/swagger-ui.css');
    const again = await get('/api-docs/swagger-ui.css', { 'If-None-Match': named(whole.headers.get('ETag') ?? '') });
    expect(again.status).toBe(304);
    for (const name of ['ETag', 'Cache-Control', 'Vary']) {
      expect([name, again.headers.get(name)]).toEqual([name, whole.headers.get(name) ?? 'none']);
    }
  },
);
