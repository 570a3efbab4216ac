// Verifies SRV-1, SRV-5, SEC-1.
import { createServer } from 'node:http';
import { createApiMiddleware } from '../../mocks/server';
import { listen } from '../../mocks/server/lifecycle';
import { rawRequest } from './support/rawRequest';
import { sharedServer } from './support/sharedServer';
import { temporaryDirectory } from './support/temporaryServer';

const { server, get } = sharedServer();

describe('the association’s documents', () => {
  it.each([
    ['/association', 'text/html', '<h1>Welcome</h1>'],
    ['/association/publications/2022-23-fall-journal', 'text/html', '<h1>2022-23 Fall Journal</h1>'],
    ['/association/psa/video/kindness-counts', 'text/html', 'The video sample <strong>Kindness Counts</strong> plays'],
    ['/association/publications/2022-23-fall-journal.pdf', 'application/pdf', '%PDF'],
    ['/association/posters/poster-5.5x8.5.pdf', 'application/pdf', '%PDF'],
    ['/association/pe%C3%B1a%20%E2%98%83.pdf', 'application/pdf', '%PDF'],
    ['/association/psa/audio/good-sport.wav', 'audio/wav', 'RIFF'],
    ['/association/mascots/golden-bears.svg', 'image/svg+xml', '>GB</text>'],
  ])('are at %s as %s, always the same, with %s', async (address, type, part) => {
    const [one, other] = [await get(address), await get(`${address}?again`)];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.headers.get('Content-Type')).toContain(type);
    const bytes = Buffer.from(await one.arrayBuffer());
    expect(bytes.equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
    expect(bytes.toString()).toContain(part);
  });

  it('escape markup in an address', async () => {
    for (const suffix of ['', '.svg']) {
      const text = await (await get(`/association/%3Cscript%3Ealert(1)%3Cscript%3E${suffix}`)).text();
      expect(text).toContain('&lt;');
      expect(text).not.toContain('<script');
    }
  });

  it('support range requests of a player', async () => {
    const response = await get('/association/a.wav', { Range: 'bytes=0-3' });
    expect([response.status, response.headers.get('Content-Range'), await response.text()]).toEqual([
      206,
      'bytes 0-3/9004',
      'RIFF',
    ]);
    expect((await get('/association/a.wav', { Range: 'bytes=9999-' })).status).toBe(416);
  });

  it.each([
    ['/association/../data/secret', 400],
    ['/association/%2e%2e/secret', 400],
    ['/association/a%2fb', 400],
    ['/association/a%5c..%5cb', 400],
    ['/association/%00', 400],
    ['/association/%E0%A4%A', 400],
    [`/association/${'a'.repeat(500)}`, 414],
    [`/association${'/a'.repeat(50)}`, 414],
  ])('refuse %s with %i', async (address, status) => {
    expect((await rawRequest(server().url, address)).status).toBe(status);
  });
});

describe('the page of the contract', () => {
  it('has all its files', async () => {
    const page = await (await get('/api-docs')).text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(3);
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
    const contract = (await (await get('/api-docs/media-api.json')).json()) as { paths: object };
    expect(Object.keys(contract.paths)).toContain('/org/listing');
  });

  it.each(['/api-docs/package.json', '/api-docs/../package.json', '/api-docs/index.html'])(
    'does not serve %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('has a policy that allows no other script', async () => {
    const policy = (await get('/api-docs')).headers.get('Content-Security-Policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none'");
  });
});

describe('the middleware of the dev server', () => {
  it('answers for API, documents, and outbox, and passes on everything else', async () => {
    const middleware = await createApiMiddleware({ dataDir: temporaryDirectory(), portalUrl: 'http://localhost:4999' });
    const host = createServer((request, response) => {
      middleware(request, response, () => response.end('passed on'));
    });
    const { url } = await listen(host, 0, '127.0.0.1');
    const text = async (address: string) => (await fetch(`${url}${address}`)).text();
    expect(await text('/mediareact/api/org/types')).toContain('Newspaper');
    expect(await text('/association/handbook')).toContain('Handbook');
    expect(await text('/outbox')).toContain('No messages have been sent yet.');
    expect(await text('/mediareact/main.js')).toBe('passed on');
    await new Promise((resolve) => host.close(resolve));
    await middleware.close();
  });
});
