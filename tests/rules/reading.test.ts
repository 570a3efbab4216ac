// Verifies API-8.
import fc from 'fast-check';
import { linkedId, readEntries, readRecord, type Reader } from '@/shared/api';

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
])('%j is read whole', (row, more) => {
  expect(readRecord(row, reader)).toEqual({ value: { ...blank, ...more }, unread: 0, partial: 0 });
});

test.each<[object, Partial<Entry>]>([
  [{ id: 1, name: {} }, { name: '' }],
  [{ id: 1, name: true }, { name: '' }],
  [{ id: 1, name: ['Ana'] }, { name: '' }],
  [{ id: 1, type: 'abc' }, { type: null }],
  [{ id: 1, type: 1.5 }, { type: null }],
  [{ id: 1, flag: 'perhaps' }, { flag: null }],
])('of %j a part could not be read, and that is counted', (row, more) => {
  expect(readRecord(row, reader)).toEqual({ value: { ...blank, ...more }, unread: 0, partial: 1 });
});

test.each([null, undefined, '', 'text', 5, [], {}, { id: null }, { id: 'x' }, { id: {} }])(
  '%j is not a record',
  (row) => {
    expect(readRecord(row, reader)).toBeUndefined();
  },
);

test('readable entries keep their order, and each unreadable one is counted once', () => {
  const good = fc.integer().map((id) => ({ id, name: 'Ana' }));
  const bad = fc.constantFrom<unknown>(null, 'x', 5, {}, [], { id: '1e3' }, { id: '' });
  const hidden = fc.constant({ hidden: true });
  fc.assert(
    fc.property(fc.array(fc.oneof(good, bad, hidden)), (answer) => {
      const { value, unread } = readEntries(answer, reader);
      const ids = answer.flatMap((entry) =>
        typeof entry === 'object' && entry !== null && 'name' in entry ? [Reflect.get(entry, 'id') as unknown] : [],
      );
      expect(value.map(({ id }) => id)).toEqual(ids);
      const count = answer.filter((entry) => JSON.stringify(entry) === '{"hidden":true}').length;
      expect(value.length + unread + count).toBe(answer.length);
    }),
  );
});

test('of two entries with one id, the first counts', () => {
  const list = [
    { id: 2, name: 'a' },
    { id: '2', name: 'b' },
    { id: 3, name: 'c' },
  ];
  const { value, unread } = readEntries(list, reader, ({ id }) => id);
  expect([value.map(({ name }) => name), unread]).toEqual([['a', 'c'], 0]);
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
  expect(linkedId(value)).toBe(id);
});
