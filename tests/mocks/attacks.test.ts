// Verifies SEC-9, SEC-12.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { operationById } from '../../mocks/http/contract';
import { Refusal } from '../../mocks/http/Refusal';
import { validateBody } from '../../mocks/http/validate';
import { BODY_LIMITS, createBodyReader } from '../../mocks/server/requestBodies';
import { rawRequest } from './support/rawRequest';
import { sharedServer } from './support/sharedServer';
import { temporaryServer } from './support/temporaryServer';

const LIMITS = { ofCaller: 100_000, ofAll: 250_000, stallMs: 60_000 };

const failures: unknown[] = [];
const { server } = sharedServer({ trustedProxies: 1, bodyLimits: LIMITS, onError: (error) => failures.push(error) });

describe('a range request', () => {
  const script = '/mediareact/assets/main.abc.js';
  const part = (range: string) => rawRequest(server().url, script, { headers: { Range: range } });

  it.each([
    'bytes=5-2',
    'bytes=0-99999999999999999999',
    'bytes=-5',
    'bytes=0-0,1-2',
    'bytes=abc',
    'bytes=-',
    'items=2-1',
  ])('gets the whole file for %s', async (range) => {
    const response = await part(range);
    expect([response.status, response.body.length]).toEqual([200, 1600]);
    expect(failures).toEqual([]);
  });

  it('gets the whole file if it is conditional', async () => {
    const headers = { Range: 'bytes=0-4', 'If-Range': '"of an older file"' };
    const response = await rawRequest(server().url, script, { headers });
    expect([response.status, response.body.length]).toEqual([200, 1600]);
  });

  it.each([
    ['bytes=0-4', 206, 'expor'],
    ['bytes=1590-', 206, '= "hello";'],
    ['bytes=1590-9999', 206, '= "hello";'],
    ['bytes=1600-', 416, ''],
  ])('gets a part for %s with %i', async (range, status, body) => {
    const response = await part(range);
    expect([response.status, response.body]).toEqual([status, body]);
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

describe('a body that does not end', () => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Sends a part of a larger body, and collects what comes back. */
  function stall(bytes: number, { url = server().url, from = '10.0.0.1', announced = 500_000 } = {}) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.push(socket);
    const seen = { response: '', closed: new Promise<void>((resolve) => socket.once('close', () => resolve())) };
    socket.setEncoding('utf8').on('data', (text: string) => (seen.response += text));
    socket.on('error', () => undefined);
    const head = `PUT /mediareact/api/site/site-notifications HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n`;
    socket.write(`${head}Content-Length: ${String(announced)}\r\n\r\n${'1'.repeat(bytes)}`);
    return { seen, socket };
  }
  const post = async (from: string, chunks = [JSON.stringify({ token: 'standin-1' }).padEnd(2000)]) =>
    rawRequest(server().url, '/mediareact/api/login/captcha', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      chunks,
    });
  const answered = (all: readonly ReturnType<typeof stall>[]) => all.filter(({ seen }) => seen.response !== '');
  async function untilOneAnswered(all: readonly ReturnType<typeof stall>[]): Promise<string> {
    while (answered(all).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return answered(all)[0]?.seen.response.split('\r\n', 1)[0] ?? '';
  }

  it('gives way to the next one of the same caller', async () => {
    const stalled = [1, 2, 3].map(() => stall(49_500));
    expect(await untilOneAnswered(stalled)).toBe('HTTP/1.1 503 Service Unavailable');
    expect((await post('10.0.0.1')).status).toBe(200);
    expect(answered(stalled)).toHaveLength(2);
  });

  it('gives way to other callers once the limit of all is reached', async () => {
    const stalled = [1, 2, 3, 4].map((n) => stall(83_000, { from: `10.0.1.${String(n)}` }));
    expect(await untilOneAnswered(stalled)).toBe('HTTP/1.1 503 Service Unavailable');
    expect((await post('10.0.2.1')).status).toBe(200);
    expect(answered(stalled)).toHaveLength(2);
  });

  it('counts as the memory that it takes when it is sent byte by byte', async () => {
    const bytes = (length: number) => Array.from({ length }, () => ' ');
    expect((await post('10.0.3.1', bytes(5000))).status).toBe(503);
    expect((await post('10.0.3.1', bytes(50))).status).toBe(400);
  });

  it('is answered 408 and cut off, whether silent or dripping, as are headers and refused bodies', async () => {
    const impatient = await temporaryServer({
      bodyLimits: { stallMs: 300 },
      deadlines: { headers: 300, request: 1200 },
    });
    const [silent, dripping] = [stall(1000, impatient), stall(1000, impatient)];
    const refused = stall(1000, { ...impatient, announced: 5_000_000 });
    const drip = setInterval(() => {
      for (const { socket } of [dripping, refused]) if (socket.writable) socket.write('1');
    }, 20);
    const unfinished = connect(Number(new URL(impatient.url).port), '127.0.0.1');
    unfinished.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const cut = new Promise((resolve) =>
      unfinished
        .on('error', () => undefined)
        .resume()
        .once('close', resolve),
    );
    await Promise.all([silent.seen.closed, dripping.seen.closed, refused.seen.closed, cut]);
    clearInterval(drip);
    const statuses = [silent, dripping, refused].map(({ seen }) => seen.response.slice(9, 12));
    expect(statuses).toEqual(['408', '408', '413']);
  }, 12_000);

  it('may take long when it keeps coming, and is refused 10 s after its last 16 KiB', async () => {
    jest.useFakeTimers();
    try {
      const body = Object.assign(new PassThrough(), { headers: {} });
      const response = new PassThrough() as unknown as ServerResponse;
      const read = createBodyReader(BODY_LIMITS)(body as unknown as IncomingMessage, response, 'a', 1_000_000);
      let outcome: unknown = 'arriving';
      void read.then((value) => (outcome = value));
      for (let second = 0; second < 90; second += 9) {
        body.write(Buffer.alloc(16 * 1024));
        await jest.advanceTimersByTimeAsync(9000);
      }
      body.write(Buffer.alloc(1024));
      expect(outcome).toBe('arriving');
      await jest.advanceTimersByTimeAsync(1000);
      expect(outcome).toBe('too slow');
    } finally {
      jest.useRealTimers();
    }
  });
});

test('a connection has a hundred answers, however many requests it sends at once', async () => {
  const { hostname, port } = new URL(server().url);
  const socket = connect(Number(port), hostname);
  socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(150));
  let answers = '';
  for await (const chunk of socket) {
    answers += String(chunk);
    if (answers.match(/HTTP\/1\.1 /g)?.length === 150) break;
  }
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(100);
});

test('a caller who reads none of many responses gets few of them, holds up nobody, and is cut off', async () => {
  const impatient = await temporaryServer({ deadlines: { headers: 900, request: 900 } });
  const types = () => rawRequest(impatient.url, '/mediareact/api/org/types');
  await types();
  const deaf = connect(Number(new URL(impatient.url).port), '127.0.0.1').pause();
  deaf.write('GET /mediareact/api/org/listing HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
  expect((await types()).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 6000));
  // What the system had buffered when the server closed the connection; an open connection would deliver all hundred responses.
  let answers = '';
  deaf
    .on('error', () => undefined)
    .on('data', (chunk) => (answers += String(chunk)))
    .resume();
  await new Promise((resolve) => deaf.once('close', resolve));
  expect((answers.match(/HTTP\/1\.1 200 OK/g) ?? []).length).toBeLessThan(80);
});
