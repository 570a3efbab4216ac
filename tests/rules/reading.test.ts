// Verifies API-8.
import {
  apiPath,
  listOf,
  neededListOf,
  readEntries,
  readRecord,
  recordOf,
  recordOrNoneOf,
  type Reader,
  type Send,
} from '@/shared/api';
import { FieldReader } from '@/shared/api/fieldReader';

interface Entry {
  id: number;
  name: string;
  zip: string;
  type: number | null;
  flag: 0 | 1 | null;
}

const reader: Reader<Entry> = (row, values) => {
  const id = values.id(row.id);
  if (row.hidden === true) return null;
  if (id === undefined) return undefined;
  return {
    id,
    name: values.text(row.name),
    zip: values.zip(row.zip),
    type: values.code(row.type),
    flag: values.flag(row.flag),
  };
};

const blank: Entry = { id: 1, name: '', zip: '', type: null, flag: 0 };

test.each<[object, Partial<Entry>]>([
  [{ id: '1' }, {}],
  [{ id: ' 1 ', extra: {} }, {}],
  [{ id: 1, name: null, zip: undefined, type: '', flag: ' ' }, {}],
  [{ id: 1, name: '  Ana  ' }, { name: 'Ana' }],
  [{ id: 1, name: 7 }, { name: '7' }],
  [{ id: 1, zip: 66502 }, { zip: '66502' }],
  [{ id: 1, zip: 2134 }, { zip: '02134' }],
  [{ id: 1, zip: 21341234 }, { zip: '021341234' }],
  [{ id: 1, zip: '66502-1234' }, { zip: '66502-1234' }],
  [{ id: 1, type: '5' }, { type: 5 }],
  [{ id: 1, flag: '1' }, { flag: 1 }],
  [{ id: 1, flag: true }, { flag: 1 }],
  [{ id: 1, flag: 'False' }, { flag: 0 }],
  [{ id: 1, flag: ' 0 ' }, { flag: 0 }],
  [{ id: 1, type: ' -12 ' }, { type: -12 }],
  [{ id: '123456789012345' }, { id: 123456789012345 }],
  [{ id: 1, zip: 123456 }, { zip: '000123456' }],
])('%j is read whole', (row, more) => {
  expect(readRecord(row, reader)).toEqual({ value: { ...blank, ...more }, unreadable: 0, partial: 0 });
});

test.each<[object, Partial<Entry>]>([
  [{ id: 1, name: {} }, { name: '' }],
  [{ id: 1, name: true }, { name: '' }],
  [{ id: 1, type: 1.5 }, { type: null }],
  [{ id: 1, type: '5 x' }, { type: null }],
  [{ id: 1, type: 'x 5' }, { type: null }],
  [{ id: 1, type: true }, { type: null }],
  [{ id: 1, flag: 'perhaps' }, { flag: null }],
])('of %j a part could not be read, and that is counted', (row, more) => {
  expect(readRecord(row, reader)).toEqual({ value: { ...blank, ...more }, unreadable: 0, partial: 1 });
});

test.each([null, undefined, '', 'text', 5, [], {}, { id: null }, { id: 'x' }, { id: {} }, { id: 1, hidden: true }])(
  '%j is not a record',
  (row) => {
    expect(readRecord(row, reader)).toBeUndefined();
  },
);

test('of entries with one id the first is kept, also among many', () => {
  const numbers = Array.from({ length: 10_000 }, (_, id) => ({ id, name: String(id) }));
  const again = numbers.map(({ id }) => ({ id: String(id), name: 'again' }));
  const { value, unreadable } = readEntries([...numbers, ...numbers, ...again], reader, ({ id }) => id);
  expect(value.map(({ name }) => name)).toEqual(numbers.map(({ name }) => name));
  expect(unreadable).toBe(0);
});

test('readable entries keep their order, and each unreadable one is counted once', () => {
  const answer = [{ id: 2 }, null, 'x', { hidden: true }, { id: '1' }, 5, {}, [], { id: '1e3' }, { id: '' }];
  const { value, unreadable } = readEntries(answer, reader);
  expect([value.map(({ id }) => id), unreadable]).toEqual([[2, 1], 7]);
});

test('an entry that lacks some of its values is counted, however many it lacks', () => {
  const answer = [{ id: 1, name: {}, flag: 'x' }, { id: 2 }, { id: 3, type: [] }];
  expect(readEntries(answer, reader)).toMatchObject({
    value: [{ id: 1 }, { id: 2 }, { id: 3 }],
    unreadable: 0,
    partial: 2,
  });
});

test.each([null, {}, 'text'])('%j has no entries', (answer) => {
  expect(readEntries(answer, reader)).toEqual({ value: [], unreadable: 0, partial: 0 });
});

test('the store takes a list as it is, since nothing can change it', () => {
  expect(Object.isFrozen(readEntries([{ id: 1 }], reader).value)).toBe(true);
});

test.each<[unknown, number | null | undefined]>([
  [12, 12],
  ['12', 12],
  [null, null],
  [undefined, null],
  ['', null],
  [0, null],
  ['0', null],
  ['abc', undefined],
  [{}, undefined],
])('a record that refers to another one by %j', (value, id) => {
  const values = new FieldReader();
  expect(values.link(value)).toBe(id);
  expect(values.unreadable).toBe(id === undefined ? 1 : 0);
});

test.each<[unknown, number | string | undefined]>([
  [12, 12],
  ['12', '12'],
  [' FB ', 'FB'],
  [0, 0],
  [NaN, undefined],
  ['  ', undefined],
  [null, undefined],
  [{}, undefined],
])('a key sent as %j is %j', (value, key) => {
  expect(new FieldReader().key(value)).toBe(key);
});

test('a text of another form is kept and counted, a missing one is not counted', () => {
  const values = new FieldReader();
  const isWord = (text: string): boolean => /^[a-z]+$/.test(text);
  expect([values.textLike(' word ', isWord), values.unreadable]).toEqual(['word', 0]);
  expect([values.textLike(null, isWord), values.unreadable]).toEqual(['', 0]);
  expect([values.textLike('7', isWord), values.unreadable]).toEqual(['7', 1]);
});

describe('an answer that', () => {
  const entry = { ...blank, name: 'Ana' };
  const sent = { id: 1, name: 'Ana' };
  const whole = (value: unknown) => ({ data: { value, unreadable: 0, partial: 0 } });
  const failed = { error: { kind: 'unreadable' } };
  const path = () => apiPath`/probe`;
  const readerOf = () => reader;

  type Query = (argument: undefined, api: unknown, extra: unknown, send: Send) => Promise<unknown>;
  const ask = (query: Query, data: unknown, stored: { storedAt?: number } = {}) =>
    query(undefined, {}, {}, () => ({ data, meta: { signedIn: false, sentAt: 0, url: '', ...stored } }));

  test('is a list fails only if no entry can be read', async () => {
    const list = listOf(path, reader);
    expect(await ask(list, [sent, sent])).toEqual(whole([entry, entry]));
    expect(await ask(list, [])).toEqual(whole([]));
    expect(await ask(list, [{ hidden: true }])).toEqual(whole([]));
    expect(await ask(list, [sent, {}])).toEqual({ data: { value: [entry], unreadable: 1, partial: 0 } });
    expect(await ask(list, [{}, {}, { hidden: true }])).toEqual(failed);
    expect(await ask(list, [{}])).toEqual({ data: { value: [], unreadable: 1, partial: 0 } });
    const needed = neededListOf(path, reader);
    expect(await ask(needed, [{}])).toEqual(failed);
    expect(await ask(needed, [sent, {}])).toEqual({ data: { value: [entry], unreadable: 1, partial: 0 } });
    expect(await ask(needed, [])).toEqual(whole([]));
    expect(
      await ask(
        listOf(path, reader, ({ id }) => id),
        [sent, sent],
      ),
    ).toEqual(whole([entry]));
  });

  test('is a record fails without one, unless there may be none', async () => {
    expect(await ask(recordOf(path, readerOf), sent)).toEqual(whole(entry));
    expect(await ask(recordOf(path, readerOf), null)).toEqual(failed);
    expect(await ask(recordOrNoneOf(path, readerOf), sent)).toEqual(whole(entry));
    expect(await ask(recordOrNoneOf(path, readerOf), null)).toEqual(whole(null));
    expect(await ask(recordOrNoneOf(path, readerOf), {})).toEqual(failed);
  });

  test.each<[string, Query]>([
    ['list', listOf(path, reader)],
    ['list', neededListOf(path, reader)],
    ['value', recordOf(path, readerOf)],
    ['value', recordOrNoneOf(path, readerOf)],
  ])('is a %s is asked for as one', async (response, query) => {
    const send = jest.fn(() => ({ error: { kind: 'network' as const } }));
    expect(await query(undefined, {}, {}, send)).toEqual({ error: { kind: 'network' } });
    expect(send.mock.calls).toEqual([[{ path: path(), response }]]);
  });

  test('this device kept says when it came', async () => {
    expect(await ask(listOf(path, reader), [sent], { storedAt: 5 })).toMatchObject({ data: { storedAt: 5 } });
    expect(await ask(recordOf(path, readerOf), sent, { storedAt: 5 })).toMatchObject({ data: { storedAt: 5 } });
    expect(await ask(listOf(path, reader), [sent])).not.toHaveProperty('data.storedAt');
  });
});
