// Verifies SEC-6, SEC-9.
import { once } from 'node:events';
import { connect } from 'node:net';
import { demoLogins, readSettings } from '../../mocks/server';
import { exposureWarning } from '../../mocks/server/exposure';
import { rawRequest } from './support/rawRequest';
import { postTo, serversOfTest } from './support/sharedServer';

const { serve } = serversOfTest();

const [demo] = demoLogins;

describe('the developer’s pages', () => {
  const hosts: [string, number][] = [
    ['localhost:4000', 200],
    ['127.0.0.1:4000', 200],
    ['[::1]:4000', 200],
    ['portal.localhost', 200],
    ['192.168.1.5:4000', 200],
    ['portal.example', 200],
    ['PORTAL.EXAMPLE:443', 200],
    ['rebound.evil.example:4000', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['evil.example@localhost', 403],
    ['localhost/evil', 403],
  ];

  it('are served only under the server’s own names and addresses', async () => {
    const { url } = await serve({ faults: true, portalUrl: 'https://portal.example' });
    const answered = async (address: string, host: string) =>
      (await rawRequest(url, address, { headers: { host } })).status;
    for (const [host, status] of hosts) {
      expect([host, await answered('/outbox', host)]).toEqual([host, status]);
      expect([host, await answered('/outbox/20261120T120000000Z-00000001', host)]).toEqual([
        host,
        status === 200 ? 404 : 403,
      ]);
      expect([host, await answered('/faults', host)]).toEqual([host, status]);
      const headers = { host, 'Content-Type': 'application/x-www-form-urlencoded' };
      const turned = await rawRequest(url, '/faults', { method: 'POST', headers, chunks: ['off=*'] });
      expect([host, turned.status]).toEqual([host, status === 200 ? 303 : 403]);
      expect(await answered('/mediareact/', host)).toBe(200);
    }
  });

  it.each([
    [{}, false],
    [{ HOST: 'localhost' }, false],
    [{ HOST: '127.0.0.2', PORTAL_URL: 'http://localhost:4000' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '192.168.1.5' }, true],
    [{ HOST: 'newsroom.local' }, true],
    [{ PORTAL_URL: 'https://portal.example' }, true],
  ])('of a server at %j cause a warning: %s', (environment, isWarned) => {
    const warning = exposureWarning(readSettings(environment));
    expect(warning !== undefined).toBe(isWarned);
    if (isWarned) expect(warning).toContain('including passwords');
  });
});

describe('callers', () => {
  // The server itself uses the second header internally, and must ignore it in a request.
  const wrong = (url: string, forwarded: string) =>
    postTo(
      url,
      '/login/login',
      { email: demo?.email, password: 'wrong' },
      { 'X-Forwarded-For': forwarded, 'x-stand-in-caller': forwarded },
    );
  const statuses = async (url: string, forwarded: (n: number) => string) => {
    const found: number[] = [];
    for (let n = 0; n < 12; n += 1) found.push((await wrong(url, forwarded(n))).status);
    return found.slice(-2);
  };

  it("are identified by their connection's address unless a proxy is trusted", async () => {
    const server = await serve();
    expect(await statuses(server.url, (n) => `10.0.0.${n}`)).toEqual([429, 429]);
  });

  it('are identified behind one proxy by the address it appends', async () => {
    const server = await serve({ trustedProxies: 1 });
    expect(await statuses(server.url, (n) => `10.0.0.${n}, 203.0.113.7`)).toEqual([429, 429]);
    expect((await wrong(server.url, '203.0.113.7, 203.0.113.8')).status).toBe(401);
    expect((await wrong(server.url, '203.0.113.7:50312')).status).toBe(429);
    expect(await statuses(server.url, (n) => `2001:db8:1:2:${n}::1`)).toEqual([429, 429]);
    expect((await wrong(server.url, '[2001:db8:1:2::9]:443')).status).toBe(429);
    expect((await wrong(server.url, '2001:db8:1:3::9')).status).toBe(401);
    expect(await statuses(server.url, () => 'unknown')).toEqual([429, 429]);
  });

  it('are identified behind two proxies by the address the first one appends', async () => {
    const server = await serve({ trustedProxies: 2 });
    expect(await statuses(server.url, (n) => `10.0.0.${n}, 203.0.113.7, 192.0.2.1`)).toEqual([429, 429]);
    expect((await wrong(server.url, '203.0.113.7, 203.0.113.8, 192.0.2.1')).status).toBe(401);
  });
});

describe('an interrupted upload', () => {
  it('is not reported as a failure of the server', async () => {
    const errors: unknown[] = [];
    const server = await serve({ faults: true, onError: (error) => errors.push(error) });
    const { port } = new URL(server.url);
    for (const address of ['/mediareact/api/login/login', '/faults']) {
      for (const body of ['{"email":', '']) {
        const socket = connect(Number(port), '127.0.0.1');
        await once(socket, 'connect');
        socket.write(
          `POST ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n${body}`,
        );
        // Waits for another response, so that the server has begun to read before the connection breaks.
        await fetch(`${server.url}/mediareact/api/org/types`);
        socket.resetAndDestroy();
        await once(socket, 'close');
      }
    }
    expect((await fetch(`${server.url}/mediareact/api/org/types`)).status).toBe(200);
    await server.close();
    expect(errors).toEqual([]);
  });
});
