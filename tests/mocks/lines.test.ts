// Verifies SEC-7.
import { operationById, operationsInContract } from '../../mocks/http/contract';
import { isExhaustive } from '../support/runs';
import { exampleCalls } from './fixture/exampleCalls';
import { messageOf, startApi, type FixtureApi } from './fixture/startApi';

let api: FixtureApi;
// One for all: what is refused changes nothing.
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => {
  api.close();
});

type Example = keyof typeof exampleCalls;
type Path = (string | number)[];

/** Where the texts of a body stand. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** The body with something behind one of its texts. */
function changed(value: unknown, [key, ...rest]: Path, addition: string): unknown {
  if (key === undefined) return `${String(value)}${addition}`;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.map((part, index) => (String(index) === key ? changed(part, rest, addition) : part));
  }
  const record = value as Record<string, unknown>;
  return { ...record, [key]: changed(record[key], rest, addition) };
}

const isExample = (id: string): id is Example => id in exampleCalls;
const fields = operationsInContract
  .map(({ id }) => id)
  .filter(isExample)
  .flatMap((id) => textsIn(exampleCalls[id].body).map((path) => ({ id, path, name: path.join('.') })))
  .map((field, place) => ({ ...field, place }));

test('the contract has single-line fields', () => {
  expect(fields.length).toBeGreaterThan(50);
});

const unseen: [string, string][] = [
  ['a line break', '\n'],
  ['a carriage return', '\r'],
  ['a tab', '\t'],
  ['a null', '\0'],
  ['an escape', '\u001b[31m'],
  ['a next line', '\u0085'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a turn of direction', '\u202e'],
  ['half a character', '\ud83c'],
];

// They take turns: each field meets one of them, and one field meets them all below.
test.each(fields)('$id takes $name as one line only', async ({ id, path, place }) => {
  const { path: address, body } = exampleCalls[id];
  for (const [, addition] of unseen.filter((_one, turn) => isExhaustive || turn === place % unseen.length)) {
    const response = await api.send(operationById(id).method, address, { body: changed(body, path, `${addition}x`) });
    expect([response.status, addition]).toEqual([422, addition]);
  }
});

test.each(unseen)('the message names %s', async (_what, addition) => {
  const { path, body } = exampleCalls.updateDirectorPerson;
  const response = await api.send('PUT', path, { body: changed(body, ['FirstName'], addition) });
  expect(await messageOf(response)).toBe('FirstName must be one line without control characters.');
});

test('text in other scripts is one line', async () => {
  const { path, body } = exampleCalls.updateDirectorPerson;
  for (const name of ['Zoë', 'مريم', 'שרה‏', 'क्‍ष', '👩‍👧', '山田']) {
    expect((await api.send('PUT', path, { body: { ...(body as object), FirstName: name } })).status).toBe(200);
  }
});
