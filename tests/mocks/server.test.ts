/** @jest-environment node */
// Verifies OPS-3, SRV-5, SRV-7, SRV-8, SRV-9, SRV-10.
import { readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { demoLogins, createApiMiddleware, readSettings, startServer } from '../../mocks/server';
import { rawRequest } from './support/rawRequest';
import type { TemporaryServer } from './support/temporaryServer';
import { temporaryFolder, temporaryServer } from './support/temporaryServer';

let server: TemporaryServer;

beforeAll(async () => {
  server = await temporaryServer();
});

afterAll(async () => {
  await server.close();
  server.folder.remove();
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${address}`, { headers, redirect: 'manual' });

const post = (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${address}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const login = (url = server.url) =>
  fetch(`${url}/mediareact/api/login/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: demoLogins[0]?.email, password: demoLogins[0]?.password }),
  });

describe('the portal', () => {
  it.each([
    ['/mediareact/', 'Home'],
    ['/mediareact/psa', 'PSA'],
    ['/mediareact/psa/audio?from=home', 'PSA audio'],
    ['/mediareact/media-listing/20017', 'Fallback'],
    ['/mediareact/agreement/1/AB.CD', 'Fallback'],
    ['/mediareact/agreement/1/6f9619ff', 'Fallback'],
    ['/mediareact/media-change?from=login', 'Fallback'],
  ])('serves %s as the page %s, with revalidation', async (address, heading) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(await answer.text()).toBe(`<h1>${heading}</h1>`);
  });

  it.each([
    ['/mediareact', '/mediareact/'],
    ['/mediareact/psa/', '/mediareact/psa'],
    ['/mediareact/index.html', '/mediareact/'],
    ['/mediareact/psa/index.html', '/mediareact/psa'],
    ['/mediareact/media-listing/20017/?from=home', '/mediareact/media-listing/20017?from=home'],
  ])('has one address per page: %s redirects to %s', async (address, one) => {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, one]);
  });

  it.each([
    '/mediareact/index',
    '/mediareact/assets',
    '/mediareact/apiary',
    '/mediareact/media-listing/1/2',
    '/mediareact/login.html',
  ])('answers 404 for %s, with the not-found page for people', async (address) => {
    const page = await get(address, { Accept: 'text/html,*/*;q=0.8' });
    expect([page.status, await page.text()]).toEqual([404, '<h1>Page not found</h1>']);
    const script = await get(address, { Accept: '*/*' });
    expect([script.status, await script.json()]).toEqual([404, { message: 'Nothing is at this address.' }]);
    // A cache must not give one of them to the other.
    for (const { headers } of [page, script]) expect(headers.get('Vary')).toBe('Accept-Encoding, Accept');
  });

  it.each(['/robots.txt', '/sitemap.xml'])('serves %s where crawlers look for it', async (address) => {
    expect((await get(address)).status).toBe(200);
  });

  it.each(['/mediareact/', '/mediareact/robots.txt', '/mediareact/api/org/types', '/robots.txt'])(
    'answers HEAD for %s like GET, without the body',
    async (address) => {
      const head = await fetch(`${server.url}${address}`, { method: 'HEAD' });
      const whole = await get(address);
      const [one, other] = [head, whole].map(({ status, headers }) => [
        status,
        headers.get('Content-Type'),
        headers.get('Cache-Control'),
      ]);
      expect(one).toEqual(other);
      expect(await head.text()).toBe('');
    },
  );

  it.each(['/mediareact/assets/main.old.js', '/mediareact/psa/missing.pdf', '/mediareact/psa/missing.v2'])(
    'answers 404 for the missing file %s',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );

  it("lets browsers cache assets forever, and sends the build's compressed files", async () => {
    const answer = await get('/mediareact/assets/main.abc.js', { 'Accept-Encoding': 'br' });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(await answer.text()).toContain('greeting');
    const plain = await rawRequest(server.url, '/mediareact/assets/main.abc.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 when the browser has the file', async () => {
    const whole = await get('/mediareact/robots.txt');
    const again = await get('/mediareact/robots.txt', { 'If-None-Match': whole.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
    for (const name of ['ETag', 'Cache-Control', 'Vary']) {
      expect([name, again.headers.get(name)]).toEqual([name, whole.headers.get(name) ?? 'none']);
    }
  });

  it('is the target of the root', async () => {
    const answer = await get('/');
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/mediareact/']);
  });

  it.each([
    '/mediareact/../data/portal.db',
    '/mediareact/..%2fdata%2fportal.db',
    '/mediareact/%00.js',
    '/mediareact//x.js',
  ])('serves no other file for %s', async (address) => {
    expect((await rawRequest(server.url, address)).status).toBe(404);
  });

  it('is read-only', async () => {
    expect((await post('/mediareact/psa', '{}')).status).toBe(405);
  });

  it('carries the security headers on every answer', async () => {
    for (const address of ['/mediareact/', '/mediareact/api/org/types', '/association/', '/outbox', '/nowhere']) {
      expect((await get(address)).headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });
});

describe('the association’s documents', () => {
  it.each([
    ['/association', 'text/html'],
    ['/association/athletics/track-and-field', 'text/html'],
    ['/association/psa/video/winner-2024.mp4', 'text/html'],
    ['/association/publications/2022-23-fall-journal.pdf', 'application/pdf'],
    ['/association/posters/poster-5.5x8.5.pdf', 'application/pdf'],
    ['/association/psa/audio/good-sport.wav', 'audio/wav'],
    ['/association/mascots/bulldogs.svg', 'image/svg+xml'],
    ['/association/logos/station.png', 'image/png'],
    ['/association/pe%C3%B1a%20%E2%98%83.pdf', 'application/pdf'],
  ])('are at %s as %s, always the same', async (address, type) => {
    const [one, other] = [await get(address), await get(`${address}?again`)];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.headers.get('Content-Type')).toContain(type);
    expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
  });

  it('have a title with what is published there', async () => {
    expect(await (await get('/association/publications/2022-23-fall-journal')).text()).toContain(
      '<h1>2022-23 Fall Journal</h1>',
    );
  });

  it.each(['/association/media/psa/video/winners/kindness-counts', '/association/clips/kindness-counts.mp4'])(
    'say which video sample plays at %s',
    async (address) => {
      expect(await (await get(address)).text()).toContain(
        'The video sample <strong>Kindness Counts</strong> plays at this address.',
      );
    },
  );

  it("start with their formats' signatures", async () => {
    const start = async (address: string) => Buffer.from(await (await get(address)).arrayBuffer()).subarray(0, 4);
    expect((await start('/association/a.pdf')).toString('latin1')).toBe('%PDF');
    expect((await start('/association/a.wav')).toString('latin1')).toBe('RIFF');
    expect((await start('/association/a.png')).toString('latin1')).toBe('\u0089PNG');
  });

  it('escape markup in an address', async () => {
    for (const suffix of ['', '.svg', '.mp4']) {
      const text = await (
        await get(`/association/%3Cscript%3Ealert(1)%3C%2fscript%3E${suffix}`.replace('%2f', ''))
      ).text();
      expect(text).toContain('&lt;');
      expect(text).not.toContain('<script');
    }
  });

  it('support range requests of a player', async () => {
    const answer = await get('/association/a.wav', { Range: 'bytes=0-3' });
    expect([answer.status, answer.headers.get('Content-Range'), await answer.text()]).toEqual([
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
    expect((await rawRequest(server.url, address)).status).toBe(status);
  });
});

describe('the API', () => {
  it('answers calls, compressed when accepted', async () => {
    const answer = await get('/mediareact/api/org/listing', { 'Accept-Encoding': 'br' });
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(await answer.json()).toHaveLength(500);
  });

  it.each([
    ['/mediareact/api', 404],
    ['/mediareact/api/nowhere', 404],
  ])('answers %s with %i and a message', async (address, status) => {
    const answer = await rawRequest(server.url, address);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toHaveProperty('message');
  });

  it('refuses malformed JSON with a message', async () => {
    const answer = await post('/mediareact/api/login/login', '{"email":');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('message');
  });

  it('refuses a body over 1 MiB, announced or not, and stays up', async () => {
    const large = 'x'.repeat(1024 * 1024 + 1);
    expect((await post('/mediareact/api/login/login', large)).status).toBe(413);
    const chunks = [large.slice(0, 600_000), large.slice(600_000)];
    const answer = await rawRequest(server.url, '/mediareact/api/login/login', { method: 'POST', chunks });
    expect(answer.status).toBe(413);
    expect((await get('/mediareact/api/org/types')).status).toBe(200);
  });

  it('accepts an attendance grid of 30,000 cells, and refuses one over 4 MiB with a message', async () => {
    const { token } = (await (await login()).json()) as { token: string };
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const { Identifier: identifier } = JSON.parse(payload) as { Identifier: string };
    const cell = { event: 1, staff: 1, identifier, attending: '0' };
    const put = (cells: number) =>
      fetch(`${server.url}/mediareact/api/site/site-notifications`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(Array.from({ length: cells }, () => cell)),
      });
    // Read, and refused for what it says: the staff is somebody else's.
    expect((await put(30_000)).status).toBe(403);
    const answer = await put(80_000);
    expect([answer.status, await answer.json()]).toEqual([413, { message: 'The body is larger than 4 MiB.' }]);
  });

  it('allows a portal of another origin, without cookies', async () => {
    const origin = 'https://portal.example';
    const preflight = await fetch(`${server.url}/mediareact/api/staff/1`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization, Content-Type/);
    const answer = await get('/mediareact/api/org/types', { Origin: origin });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect((await get('/outbox', { Origin: origin })).headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('counts failed logins by the real caller', async () => {
    const attempt = (caller: string) =>
      post('/mediareact/api/login/login', JSON.stringify({ email: 'nobody@x.example', password: 'wrong' }), {
        'x-stand-in-caller': caller,
      });
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await attempt(`10.0.0.${count}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('faults', () => {
  it('are off by default, page and header', async () => {
    expect((await get('/faults')).status).toBe(404);
    const answer = await get('/mediareact/api/org/listing', { 'x-fault': 'listingFails' });
    expect(answer.status).toBe(200);
  });

  describe('on a server that allows them', () => {
    let faulty: TemporaryServer;
    beforeAll(async () => {
      faulty = await temporaryServer({ faults: true }, server.folder);
    });
    afterAll(() => faulty.close());

    const listing = (fault?: string) =>
      fetch(`${faulty.url}/mediareact/api/org/listing`, { headers: fault === undefined ? {} : { 'x-fault': fault } });
    const turn = (form: string, headers: Record<string, string> = {}) =>
      rawRequest(faulty.url, '/faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        chunks: [form],
      });

    it('affect only the request that asks for one', async () => {
      expect((await listing('listingFails')).status).toBe(503);
      expect((await listing()).status).toBe(200);
      expect(await (await listing('listingIsEmpty')).json()).toEqual([]);
    });

    it('count the requests of a run together', async () => {
      const run = async () => (await listing('listingFailsTwice#run-1')).status;
      expect([await run(), await run(), await run()]).toEqual([503, 503, 200]);
      expect((await listing('listingFailsTwice#run-2')).status).toBe(503);
    });

    it('drop the connection for a network fault', async () => {
      await expect(listing('theNetworkIsDown')).rejects.toThrow();
      expect((await listing()).status).toBe(200);
    });

    it.each(['noSuchFault', 'constructor'])('are refused for the unknown name %s', async (name) => {
      expect((await listing(name)).status).toBe(400);
      expect((await turn(`on=${name}`)).status).toBe(400);
    });

    it('are switched on and off on the page for everyone', async () => {
      expect((await turn('on=listingFails')).status).toBe(303);
      expect(await (await fetch(`${faulty.url}/faults`)).text()).toContain('Turn off: Listing fails"');
      expect((await listing()).status).toBe(503);
      await turn('off=listingFails');
      expect((await listing()).status).toBe(200);
      await turn('on=listingIsEmpty');
      await turn('off=*');
      expect(await (await listing()).json()).toHaveLength(500);
    });

    it('cannot be switched by another origin', async () => {
      expect((await turn('on=listingFails', { Origin: 'https://elsewhere.example' })).status).toBe(403);
      expect((await turn('off=*', { Origin: new URL(faulty.url).origin, Host: new URL(faulty.url).host })).status).toBe(
        303,
      );
    });

    it('survive a caller who disconnects before the answer', async () => {
      const controller = new AbortController();
      const waiting = fetch(`${faulty.url}/mediareact/api/org/listing`, {
        headers: { 'x-fault': 'listingIsSlow' },
        signal: controller.signal,
      });
      setTimeout(() => controller.abort(), 50);
      await expect(waiting).rejects.toThrow();
      expect((await listing()).status).toBe(200);
    });
  });
});

describe('the start', () => {
  it('creates a private signing secret once, so a session survives a restart', async () => {
    const folder = temporaryFolder();
    const first = await temporaryServer({}, folder);
    const file = path.join(folder.dataDir, 'secret');
    const { token } = (await (await login(first.url)).json()) as { token: string };
    const secret = readFileSync(file, 'utf8');
    await first.close();
    const second = await temporaryServer({}, folder);
    const { Identifier } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      Identifier: string;
    };
    const answer = await fetch(`${second.url}/mediareact/api/staff/${Identifier}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await second.close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(answer.status).toBe(200);
    folder.remove();
  });

  it('says what to do when the port is in use', async () => {
    const port = Number(new URL(server.url).port);
    const folder = temporaryFolder();
    await expect(startServer({ port, ...folder })).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
    );
    folder.remove();
  });

  it('says what to do when there is no build', async () => {
    const folder = temporaryFolder();
    rmSync(folder.distDir, { recursive: true });
    await expect(startServer({ port: 0, ...folder })).rejects.toThrow('Run "npm run build" first.');
    folder.remove();
  });

  it('reads its settings from the environment and names an invalid variable', () => {
    expect(readSettings({})).toMatchObject({ port: 4000, host: '127.0.0.1', faults: false, dataDir: '.data' });
    expect(readSettings({ FAULTS: '1', PORT: '4300', PORTAL_URL: 'https://portal.example/x/' })).toMatchObject({
      faults: true,
      port: 4300,
      portalUrl: 'https://portal.example',
    });
    expect(readSettings({ RECAPTCHA_SECRET: 'key' }).captcha).toEqual({ mode: 'recaptcha', secret: 'key' });
    expect(() => readSettings({ PORT: 'many' })).toThrow('PORT is "many"');
    expect(() => readSettings({ PORTAL_URL: 'portal' })).toThrow('PORTAL_URL is "portal"');
  });
});

describe('the middleware of the dev server', () => {
  it('answers for API, documents, and outbox, and passes on everything else', async () => {
    const folder = temporaryFolder();
    const middleware = await createApiMiddleware({ dataDir: folder.dataDir, portalUrl: 'http://localhost:4999' });
    const host = createServer((request, response) => {
      middleware(request, response, () => response.end('passed on'));
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const text = async (address: string) => (await fetch(`${url}${address}`)).text();
    expect(await text('/mediareact/api/org/types')).toContain('Newspaper');
    expect(await text('/association/handbook')).toContain('Handbook');
    expect(await text('/outbox')).toContain('No messages have been sent yet.');
    expect(await text('/mediareact/main.js')).toBe('passed on');
    await new Promise((resolve) => host.close(resolve));
    await middleware.close();
    folder.remove();
  });
});
