// Verifies SEC-9.
import { operationById, operationsInContract } from '../../mocks/http/contract';
import { compilePath } from '../../mocks/http/matchPath';
import { exampleCalls } from './fixture/exampleCalls';
import { courier } from './fixture/organizations';
import { startApi, type FixtureApi } from './fixture/startApi';

let api: FixtureApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => {
  api.close();
});

const beyond = ['Infinity', '-Infinity', 'NaN', '1e400', '-1e400', '1e21', '99999999999999999999', '9'.repeat(400)];
const malformed = ['-1', '+1', '1.5', '1e2', '0x10', '%2012', '12%20', '%C2%A0', 'null', 'true', '1,2', '١٢'];

type Example = keyof typeof exampleCalls;
const isExample = (id: string): id is Example => id in exampleCalls;

/** Every part of every path that is a number in the example. */
const parts = operationsInContract.flatMap(({ id, method, path }) => {
  const values = isExample(id) ? compilePath(path)(exampleCalls[id].path) : undefined;
  // A league is asked for by its Identifier, under another name.
  if (!isExample(id) || id === 'getLeague' || typeof values !== 'object') return [];
  const ids = Object.keys(values).filter((name) => /^\d+$/.test(values[name] ?? '') && !/identifier|USD/i.test(name));
  const { body } = exampleCalls[id];
  return ids.map((name) => ({
    id,
    name,
    ask: (value: string) => {
      const address = path.replace(/\{(\w+)\}/g, (_part, other: string) =>
        other === name ? value : (values[other] ?? ''),
      );
      return api.send(method, address, { body });
    },
  }));
});

test('many paths have ids', () => {
  expect(parts.length).toBeGreaterThan(25);
});

test.each(parts)('$id: an impossible number as $name is not found, and a non-number is malformed', async ({ ask }) => {
  for (const value of beyond) expect([value, (await ask(value)).status]).toEqual([value, 404]);
  for (const value of malformed) expect([value, (await ask(value)).status]).toEqual([value, 400]);
});

type Field = [Example, string];
const fields = (Object.keys(exampleCalls) as Example[]).flatMap((id): Field[] => {
  const { body } = exampleCalls[id];
  const [record] = (Array.isArray(body) ? body : [body]) as (Record<string, unknown> | undefined)[];
  const isId = (key: string) => /^\d+$/.test(String(record?.[key]));
  return Object.keys(record ?? {})
    .filter(isId)
    .map((key) => [id, key]);
});

test.each(fields)('%s refuses infinity as %s', async (id, key) => {
  const { path, body } = exampleCalls[id];
  const headers = {
    Authorization: `Bearer ${await api.token(courier.identifier)}`,
    'Content-Type': 'application/json',
  };
  for (const value of ['1e400', '-1e400', '1e21', '99999999999999999999']) {
    const text = JSON.stringify(body).replace(new RegExp(`("${key}":)("?\\d+"?)`), `$1${value}`);
    expect(text).toContain(value);
    const response = await fetch(api.base + path, { method: operationById(id).method, headers, body: text });
    expect([value, response.status]).toEqual([value, 422]);
  }
});

const withBody = (Object.keys(exampleCalls) as Example[]).filter((id) => exampleCalls[id].body !== undefined);

// The first of them meets depths that a recursion cannot follow; all are read and checked by the same code.
const nested = withBody.map((id, place) => [id, place === 0 ? 100_000 : 1000] as const);

test.each(nested)('%s refuses what is nested %i levels deep, in a field that nobody knows', async (id, levels) => {
  const { path, body } = exampleCalls[id];
  const headers = {
    Authorization: `Bearer ${await api.token(courier.identifier)}`,
    'Content-Type': 'application/json',
  };
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const deep = `${open.repeat(levels)}0${close.repeat(levels)}`;
    const text = JSON.stringify(body).replace('{', `{"Unknown":${deep},`);
    const response = await fetch(api.base + path, { method: operationById(id).method, headers, body: text });
    expect([open, response.status]).toEqual([open, 422]);
  }
});
