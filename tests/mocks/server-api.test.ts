// Verifies SRV-7, SRV-10.
import { type RawResponse, rawRequest } from './support/rawRequest';
import { sharedServer, signedIn } from './support/sharedServer';
import { type TemporaryServer, temporaryServer } from './support/temporaryServer';

const { server, get, post } = sharedServer({ allowedOrigins: ['https://portal.example', 'http://localhost:8080'] });

describe('the API', () => {
  it('answers calls, compressed when accepted', async () => {
    const response = await get('/mediareact/api/org/listing', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(await response.json()).toHaveLength(500);
  });

  it('refuses a body over 1 MiB, announced or not, and stays up', async () => {
    const large = 'x'.repeat(1024 * 1024 + 1);
    expect((await post('/mediareact/api/login/login', large)).status).toBe(413);
    const chunks = [large.slice(0, 600_000), large.slice(600_000)];
    const response = await rawRequest(server().url, '/mediareact/api/login/login', { method: 'POST', chunks });
    expect(response.status).toBe(413);
    expect((await get('/mediareact/api/org/types')).status).toBe(200);
  });

  it('accepts an attendance grid of 30,000 cells, and refuses one over 4 MiB with a message', async () => {
    const headers = await signedIn(server().url);
    const cell = { event: 1, staff: 1, identifier: '27919', attending: '0' };
    const put = (cells: number) =>
      fetch(`${server().url}/mediareact/api/site/site-notifications`, {
        method: 'PUT',
        headers,
        body: JSON.stringify(Array.from({ length: cells }, () => cell)),
      });
    // The body is read, and refused for its content: the staff member belongs to another organization.
    expect((await put(30_000)).status).toBe(403);
    const response = await put(80_000);
    expect([response.status, await response.json()]).toEqual([413, { message: 'The body is larger than 4 MiB.' }]);
  });

  const preflight = (Origin: string) =>
    rawRequest(server().url, '/mediareact/api/login/login', {
      method: 'OPTIONS',
      headers: {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
  const allowed = async (response: Promise<RawResponse>) => (await response).headers['access-control-allow-origin'];
  const read = (address: string, Origin: string) => rawRequest(server().url, address, { headers: { Origin } });

  it('allows its own origin and the configured ones, without cookies', async () => {
    for (const origin of [server().url, 'https://portal.example', 'http://localhost:8080']) {
      const response = await preflight(origin);
      expect([response.status, response.headers['access-control-allow-origin']]).toEqual([204, origin]);
      expect(response.headers['access-control-allow-methods']).toContain('PUT');
      expect(response.headers['access-control-allow-headers']).toMatch(/Authorization, Content-Type/);
      expect(response.headers['access-control-allow-credentials']).toBeUndefined();
      expect(await allowed(read('/mediareact/api/org/types', origin))).toBe(origin);
      expect(await allowed(read('/outbox', origin))).toBeUndefined();
    }
  });

  it.each([
    'https://elsewhere.example',
    'null',
    'http://portal.example',
    'https://portal.example:444',
    'https://portal.example.elsewhere.example',
    'https://sub.portal.example',
    'https://PORTAL.example',
    '*',
  ])('allows no script of %s, not even to sign in', async (origin) => {
    const response = await preflight(origin);
    expect([response.status, response.headers['access-control-allow-origin']]).toEqual([405, undefined]);
    expect(await allowed(read('/mediareact/api/org/types', origin))).toBeUndefined();
    // A request that a page may send without a preflight is refused before it counts as a login attempt.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const sent = await post('/mediareact/api/login/login', '{}', { Origin: origin, 'Content-Type': type });
      expect(sent.status).toBe(400);
    }
  });
});

describe('faults', () => {
  it('are off by default, page and header', async () => {
    expect((await get('/faults')).status).toBe(404);
    const response = await get('/mediareact/api/org/listing', { 'x-fault': 'listingFails' });
    expect(response.status).toBe(200);
  });

  describe('on a server that allows them', () => {
    let faulty: TemporaryServer;
    beforeAll(async () => {
      faulty = await temporaryServer({ faults: true }, server().folder);
    });

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
      expect(await (await fetch(`${faulty.url}/faults`)).text()).toContain('Turn off: listingFails"');
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
