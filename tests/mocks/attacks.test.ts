/** @jest-environment node */
// Verifies SEC-9.
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { operationById } from '../../mocks/http/contract';
import { Refusal } from '../../mocks/http/Refusal';
import { validateBody } from '../../mocks/http/validate';
import { createBodyBudget } from '../../mocks/server/requestBodies';
import { rawRequest } from './support/rawRequest';
import { temporaryServer, type TemporaryServer } from './support/temporaryServer';

const failures: unknown[] = [];
let server: TemporaryServer;
beforeAll(async () => {
  server = await temporaryServer({ onError: (error) => failures.push(error) });
});
afterAll(async () => {
  await server.close();
  server.folder.remove();
});

describe('a range request', () => {
  const script = '/mediareact/assets/main.abc.js';
  const part = (range: string) => rawRequest(server.url, script, { headers: { Range: range } });

  it.each([
    'bytes=5-2',
    'bytes=0-99999999999999999999',
    'bytes=-5',
    'bytes=0-0,1-2',
    'bytes=abc',
    'bytes=-',
    'items=2-1',
  ])('gets the whole file for %s', async (range) => {
    const answer = await part(range);
    expect([answer.status, answer.body.length]).toEqual([200, 1600]);
    expect(failures).toEqual([]);
  });

  it.each([
    ['bytes=0-4', 206, 'expor'],
    ['bytes=1590-', 206, '= "hello";'],
    ['bytes=1590-9999', 206, '= "hello";'],
    ['bytes=1600-', 416, ''],
  ])('gets a part for %s with %i', async (range, status, body) => {
    const answer = await part(range);
    expect([answer.status, answer.body]).toEqual([status, body]);
  });
});

describe('an entirely invalid body', () => {
  it('is refused at its first error without checking the rest', () => {
    let looks = 0;
    const watched = (): object =>
      new Proxy({}, { get: () => (looks += 1), has: () => (looks += 1) > 0, ownKeys: () => ((looks += 1), []) });
    const first = watched();
    const body = [first, ...Array.from({ length: 1000 }, watched)];
    const { bodyPointer = '' } = operationById('saveSiteNotifications');
    expect(() => validateBody(bodyPointer, body)).toThrow(Refusal);
    expect(looks).toBeLessThan(20);
  });
});

describe('endless bodies', () => {
  const MEBIBYTE = 1024 * 1024;
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Announces 4 MiB, sends all but the last bytes of it, and waits. */
  async function stall(): Promise<Socket> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    sockets.push(socket);
    socket.write(
      `PUT /mediareact/api/site/site-notifications HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${String(4 * MEBIBYTE)}\r\n\r\n`,
    );
    if (!socket.write(Buffer.alloc(4 * MEBIBYTE - 9, '1'))) await once(socket, 'drain');
    return socket;
  }
  const post = async () =>
    (
      await rawRequest(server.url, '/mediareact/api/login/captcha', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        chunks: [JSON.stringify({ token: 'standin-1' }).padEnd(2000)],
      })
    ).status;
  const until = async (status: number): Promise<void> => {
    while ((await post()) !== status) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('are limited to 16 MiB per caller, and others continue once they are gone', async () => {
    for (let count = 0; count < 6; count += 1) await stall();
    await until(503);
    for (const socket of sockets.splice(0)) socket.destroy();
    await until(200);
  });

  it('of one caller leave room for others up to the total limit', () => {
    const hold = createBodyBudget({ ofCaller: 10, ofAll: 25 });
    const [first, second, third] = [hold('a'), hold('b'), hold('c')];
    expect([first.take(10), first.take(1), hold('a').take(1)]).toEqual([true, false, false]);
    expect([second.take(10), third.take(5), third.take(1)]).toEqual([true, true, false]);
    first.release();
    first.release();
    expect([third.take(5), hold('a').take(5), hold('a').take(1)]).toEqual([true, true, false]);
  });
});
