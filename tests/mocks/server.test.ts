// Verifies OPS-3, SRV-8, SRV-9, SEC-1.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPolicySettings } from '../../build/security/policySettings';
import { documentHeaders } from '../../build/security/securityHeaders';
import { isKnownTag } from '../../mocks/http/tags';
import { startServer } from '../../mocks/server';
import { rawRequest } from './support/rawRequest';
import { sharedServer } from './support/sharedServer';
import { temporaryFolder } from './support/temporaryServer';

const { server, get, post } = sharedServer();

const policy = documentHeaders(readPolicySettings({ CAPTCHA: 'standin' }), false);
const SCRIPT = '<script defer src="/mediareact/assets/main.abc.js"></script>';
const PAGE = `<script>paint()</script>${'<p>Page not found</p>'.repeat(99)}`;
const BROWSER = { Accept: 'text/html,*/*;q=0.8' };

beforeAll(() => {
  writeFileSync(path.join(server().folder.distDir, '404.html'), SCRIPT + PAGE);
});

/** Sends the address as it is written. */
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(server().url, address, { method, headers });

describe('the portal', () => {
  it.each([
    ['/mediareact/', 'Home'],
    ['/mediareact/psa', 'PSA'],
    ['/mediareact/psa/audio?from=home', 'PSA audio'],
    ['/mediareact/media-listing/20017', 'Fallback'],
    ['/mediareact/agreement/1/AB.CD', 'Fallback'],
    ['/mediareact/agreement/1/AB.js', 'Fallback'],
    ['/mediareact/agreement/1/6f9619ff', 'Fallback'],
    ['/mediareact/media-change?from=login', 'Fallback'],
  ])('serves %s as the page %s, with revalidation and the documented headers', async (address, heading) => {
    const page = await ask(address);
    expect([page.status, page.headers['cache-control'], page.body]).toEqual([200, 'no-cache', `<h1>${heading}</h1>`]);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    for (const [name, value] of Object.entries(policy))
      expect([name, page.headers[name.toLowerCase()]]).toEqual([name, value]);
  });

  it.each([
    ['/mediareact', '/mediareact/'],
    ['/mediareact/psa/', '/mediareact/psa'],
    ['/mediareact/p%73a', '/mediareact/psa'],
    ['/mediareact//psa', '/mediareact/psa'],
    ['/mediareact/index.html', '/mediareact/'],
    ['/mediareact/psa/index.html', '/mediareact/psa'],
    ['/mediareact/media-listing/20017/?from=home', '/mediareact/media-listing/20017?from=home'],
    ['/mediareact/media%2dlisting/2001%37/?from=home', '/mediareact/media-listing/20017?from=home'],
  ])('has one address per page: %s redirects to %s', async (address, one) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(address, {}, method);
      expect([status, headers.location]).toEqual([308, one]);
    }
  });

  it.each(['/robots.txt', '/sitemap.xml'])('serves %s where crawlers look for it', async (address) => {
    expect((await get(address)).status).toBe(200);
  });

  it.each(['/mediareact/', '/mediareact/robots.txt', '/mediareact/api/org/types', '/robots.txt'])(
    'answers HEAD for %s like GET, without the body',
    async (address) => {
      const [head, whole] = [await ask(address, {}, 'HEAD'), await ask(address)];
      for (const name of ['content-type', 'cache-control']) expect(head.headers[name]).toBe(whole.headers[name]);
      expect([head.status, head.body]).toEqual([whole.status, '']);
    },
  );

  it("lets browsers cache assets forever, and sends the build's compressed files", async () => {
    const response = await get('/mediareact/assets/main.abc.js', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(await response.text()).toContain('greeting');
    expect((await ask('/mediareact/assets/main.abc.js')).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"other", W/"a"', true],
    ['*', true],
    ['"other", W/"another"', false],
    [undefined, false],
  ])('compares the tags %s with the one it has: %s', (named, isKnown) => {
    expect([isKnownTag(named, '"a"'), isKnownTag(named, 'W/"a"')]).toEqual([isKnown, isKnown]);
  });

  it.each(['/mediareact/psa', '/mediareact/media-change', '/mediareact/robots.txt', '/association/a.pdf'])(
    'does not send the file at %s again when its tag is named',
    async (address) => {
      const whole = await ask(address);
      const tag = String(whole.headers.etag);
      for (const method of ['GET', 'HEAD']) {
        const again = await ask(address, { 'If-None-Match': `"other", ${tag}` }, method);
        expect([again.status, again.body]).toEqual([304, '']);
        for (const name of ['etag', 'cache-control', 'vary']) expect(again.headers[name]).toBe(whole.headers[name]);
        expect((await ask(address, { 'If-None-Match': '"other", W/"another"' }, method)).status).toBe(200);
      }
    },
  );

  it('is the target of the root', async () => {
    const response = await get('/');
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/mediareact/']);
  });
});

describe('where nothing is', () => {
  const nothing = (address: string, message: string, body: string) => [address, message, body] as const;
  const within = [
    '/mediareact/PSA',
    '/mediareact/Media-Listing/20017',
    '/mediareact/index',
    '/mediareact/assets',
    '/mediareact/apiary',
    '/mediareact/media-listing/1/2',
    '/mediareact/login.html',
    '/mediareact/assets/main.old.js',
    '/mediareact/psa/missing.pdf',
    '/mediareact/psa/missing.v2',
    '/mediareact/assets/../psa',
    '/mediareact/assets/%2e%2e/psa',
    '/mediareact/./psa',
    '/mediareact/x/%2E.',
    '/mediareact/../data/portal.db',
    '/mediareact/..%2fdata%2fportal.db',
    '/mediareact/%00.js',
    '/mediareact/%.js',
  ].map((address) => nothing(address, 'Nothing is at this address.', SCRIPT + PAGE));
  // Outside the portal's path, its router would empty the page, so the page is sent without the scripts that start the router.
  const outside = ['/nope', '/nope.js', '/mediareactor', '/MEDIAREACT/psa', '/health/nope'].map((address) =>
    nothing(address, 'Nothing is at this address. The portal is at /mediareact/.', PAGE),
  );

  it.each([...within, ...outside])(
    '%s has a page for people and a message for programs',
    async (address, message, html) => {
      for (const method of ['GET', 'HEAD']) {
        const page = await ask(address, BROWSER, method);
        expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
        expect(page.body).toBe(method === 'GET' ? html : '');
        for (const [name, value] of Object.entries(policy))
          expect([name, page.headers[name.toLowerCase()]]).toEqual([name, value]);
      }
      const response = await ask(address, { Accept: '*/*' });
      expect([response.status, JSON.parse(response.body)]).toEqual([404, { message }]);
      // A cache must not send the page to programs, nor the message to browsers.
      expect(response.headers.vary).toBe('Accept, Accept-Encoding');
    },
  );

  it('the page is compressed', async () => {
    const { status, headers } = await ask('/mediareact/nope', { ...BROWSER, 'Accept-Encoding': 'gzip' });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([404, 'gzip', 'Accept, Accept-Encoding']);
  });

  it.each(['/api-docs/nope', '/association/../nope', '/faults', '/faults/nope', '/mediareact/api/nope'])(
    'the server’s own area keeps its response for %s',
    async (address) => {
      const { status, headers } = await ask(address, BROWSER);
      expect([status >= 400, headers['content-type']]).toEqual([true, expect.stringMatching(/^application\/json/)]);
    },
  );
});

describe('the start', () => {
  it('says what to do when the port is in use, and when there is no build', async () => {
    const port = Number(new URL(server().url).port);
    const folder = temporaryFolder();
    await expect(startServer({ port, ...folder })).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
    );
    rmSync(folder.distDir, { recursive: true });
    await expect(startServer({ port: 0, ...folder })).rejects.toThrow('Run "npm run build" first.');
  });
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'])('refuses %s of a page with 405', async (method) => {
  for (const address of ['/', '/mediareact/psa', '/outbox']) {
    const { status, headers } = await ask(address, {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

it.each(['/mediareact/api/org/listing', '/mediareact/api/login/login'])(
  'refuses TRACE of %s with 405',
  async (address) => {
    const { status, headers } = await ask(address, {}, 'TRACE');
    expect([status, headers.allow]).toEqual([405, expect.stringContaining('GET')]);
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
