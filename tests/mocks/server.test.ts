// Verifies OPS-3, SRV-8, SRV-9.
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readSettings, startServer } from '../../mocks/server';
import { rawRequest } from './support/rawRequest';
import { logIn, sharedServer } from './support/sharedServer';
import { temporaryFolder, temporaryServer } from './support/temporaryServer';

const { server, get, post } = sharedServer();

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
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toBe(`<h1>${heading}</h1>`);
  });

  it.each([
    ['/mediareact', '/mediareact/'],
    ['/mediareact/psa/', '/mediareact/psa'],
    ['/mediareact/p%73a', '/mediareact/psa'],
    ['/mediareact//psa', '/mediareact/psa'],
    ['/mediareact/index.html', '/mediareact/'],
    ['/mediareact/psa/index.html', '/mediareact/psa'],
    ['/mediareact/media-listing/20017/?from=home', '/mediareact/media-listing/20017?from=home'],
  ])('has one address per page: %s redirects to %s', async (address, one) => {
    const response = await get(address);
    expect([response.status, response.headers.get('Location')]).toEqual([308, one]);
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
    for (const { headers } of [page, script]) expect(headers.get('Vary')).toBe('Accept, Accept-Encoding');
  });

  it.each(['/robots.txt', '/sitemap.xml'])('serves %s where crawlers look for it', async (address) => {
    expect((await get(address)).status).toBe(200);
  });

  it.each(['/mediareact/', '/mediareact/robots.txt', '/mediareact/api/org/types', '/robots.txt'])(
    'answers HEAD for %s like GET, without the body',
    async (address) => {
      const head = await fetch(`${server().url}${address}`, { method: 'HEAD' });
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
    const response = await get('/mediareact/assets/main.abc.js', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(await response.text()).toContain('greeting');
    const plain = await rawRequest(server().url, '/mediareact/assets/main.abc.js');
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

  describe.each(['/mediareact/psa', '/mediareact/media-change', '/mediareact/robots.txt', '/association/a.pdf'])(
    'the file at %s',
    (address) => {
      it.each<[string, number, (tag: string) => string]>([
        ['in a list', 304, (tag) => `"other", ${tag}`],
        ['strongly or weakly', 304, (tag) => `W/${tag.replace(/^W\//, '')}`],
        ['by any', 304, () => '*'],
        ['nowhere', 200, () => '"other", W/"another"'],
      ])('has its tag named %s and answers %i', async (_how, status, named) => {
        const whole = await get(address);
        const tag = whole.headers.get('ETag') ?? '';
        for (const method of ['GET', 'HEAD']) {
          const headers = { 'If-None-Match': named(tag) };
          const again = await fetch(`${server().url}${address}`, { method, headers });
          expect([again.status, again.headers.get('ETag')]).toEqual([status, tag]);
          expect(again.headers.get('Cache-Control')).toBe(whole.headers.get('Cache-Control'));
          if (status === 304) expect(await again.text()).toBe('');
        }
      });
    },
  );

  it('is the target of the root', async () => {
    const response = await get('/');
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/mediareact/']);
  });

  it.each([
    '/mediareact/../data/portal.db',
    '/mediareact/..%2fdata%2fportal.db',
    '/mediareact/%00.js',
    '/mediareact/x.js',
  ])('serves no other file for %s', async (address) => {
    expect((await rawRequest(server().url, address)).status).toBe(404);
  });

  it('is read-only', async () => {
    expect((await post('/mediareact/psa', '{}')).status).toBe(405);
  });
});

describe('the start', () => {
  it('creates a private signing secret once, so a session survives a restart', async () => {
    const folder = temporaryFolder();
    const first = await temporaryServer({}, folder);
    const file = path.join(folder.dataDir, 'secret');
    const { token } = (await (await logIn(first.url)).json()) as { token: string };
    const secret = readFileSync(file, 'utf8');
    await first.close();
    const second = await temporaryServer({}, folder);
    const { Identifier } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      Identifier: string;
    };
    const response = await fetch(`${second.url}/mediareact/api/staff/${Identifier}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await second.close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(response.status).toBe(200);
    folder.remove();
  });

  it('says what to do when the port is in use', async () => {
    const port = Number(new URL(server().url).port);
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

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'])('refuses %s of / with 405', async (method) => {
  const response = await rawRequest(server().url, '/', { method });
  expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
});

it.each(['/mediareact/api/org/listing', '/mediareact/api/login/login', '/mediareact/psa', '/outbox'])(
  'refuses TRACE of %s with 405',
  async (address) => {
    const response = await rawRequest(server().url, address, { method: 'TRACE' });
    expect([response.status, response.headers.allow]).toEqual([405, expect.stringContaining('GET')]);
  },
);

it.each(['gzip', 'br', 'deflate', 'identity, gzip', 'x-unknown'])(
  'refuses a body in %s with 415, and takes identity',
  async (encoding) => {
    const body = JSON.stringify({ token: 'standin-1' });
    const send = (value: string) => post('/mediareact/api/login/captcha', body, { 'Content-Encoding': value });
    const refused = await send(encoding);
    expect([refused.status, refused.headers.get('Accept-Encoding')]).toEqual([415, 'identity']);
    expect((await send('Identity')).status).toBe(200);
  },
);
