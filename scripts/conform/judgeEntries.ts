import type { ErrorObject } from 'ajv';
import { FieldReader } from '../../src/shared/api/fieldReader';
import { readEntries, type Reader } from '../../src/shared/api/reading';
import { fieldOf, isRecord } from '../../src/shared/lib/is-record';
import type { Difference } from './report';
import { branchFor, errorsAt, exampleAt, placeAt, type Place } from './schema';

export const copes = (what: string): Difference => ({ verdict: 'copes', what });
export const breaks = (what: string): Difference => ({ verdict: 'breaks', what });

export const keyOf = (record: unknown, field: string): string | number | undefined =>
  new FieldReader().key(fieldOf(record, field));

export function shown(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** How many values the portal's reader cannot read; Infinity if it drops the entry. */
function lossOf(reader: Reader<unknown>, entry: unknown): number {
  const values = new FieldReader();
  const read = isRecord(entry) ? reader(entry, values) : undefined;
  return read === undefined ? Infinity : values.unreadable;
}

/** Names a field that is spelled like the missing one except for case or underscores, which is the most frequent cause. */
function respelled(entry: unknown, field: string): string {
  const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
  const other = Object.keys(isRecord(entry) ? entry : {}).find((name) => plain(name) === plain(field));
  return other === undefined ? '' : `; there is ${other}`;
}

/** Returns the field and what is wrong with it. Leaves out the value, so that entries with the same difference are counted together. */
function describe({ keyword, instancePath, params, message = '' }: ErrorObject, entry: unknown): [string, string] {
  const { additionalProperty, missingProperty } = params as Readonly<Record<string, string | undefined>>;
  if (additionalProperty !== undefined) return [additionalProperty, 'is not in the contract'];
  if (missingProperty !== undefined) return [missingProperty, `is missing${respelled(entry, missingProperty)}`];
  const field = instancePath.split('/').slice(1).join('.');
  return [field, keyword === 'pattern' ? 'is in another format' : message.replaceAll(',', ' or ')];
}

/**
 * Finds where an entry differs from the contract. A difference would break a screen (CON-2) if a required value is missing or a value
 * is unreadable: the portal's reader then reads more of the entry if the contract's example replaces that value.
 */
export function differencesOf(place: Place, entry: unknown, reader: Reader<unknown>, whole: string): Difference[] {
  const loss = lossOf(reader, entry);
  const example = exampleAt(place);
  const isLost = (field: string): boolean =>
    isRecord(entry) && lossOf(reader, { ...entry, [field]: example[field] }) < loss;
  const lost = new Set(loss === 0 ? [] : Object.keys(example).filter(isLost));
  const found = new Map<string, Difference>();
  for (const error of errorsAt(place, entry)) {
    const [field, what] = describe(error, entry);
    // Reports only the first error of a field.
    if (found.has(field)) continue;
    const isAbsent = error.keyword === 'required' || (error.keyword === 'type' && error.data === null);
    const verdict = isAbsent || field === '' || lost.has(field) ? 'breaks' : 'copes';
    found.set(field, { verdict, what: `${field === '' ? whole : field} ${what}` });
  }
  // Adds values that have the right format but are invalid, such as 2026-02-30.
  for (const field of lost) if (!found.has(field)) found.set(field, breaks(`${field} cannot be read`));
  const isTold = [...found.values()].some(({ verdict }) => verdict === 'breaks');
  return loss === 0 || isTold ? [...found.values()] : [...found.values(), breaks(`${whole} cannot be read`)];
}

export function judgeList(place: Place, list: readonly unknown[], reader: Reader<unknown>, key?: string): Difference[] {
  const items = placeAt([...place.parts, 'items']);
  const found = new Map<string, { verdict: Difference['verdict']; count: number; first: unknown }>();
  for (const entry of list) {
    for (const { verdict, what } of differencesOf(branchFor(items, entry), entry, reader, 'An entry')) {
      const { count = 0, first = entry } = found.get(what) ?? {};
      found.set(what, { verdict, count: count + 1, first });
    }
  }
  const total = String(list.length);
  const differences = [...found].map(([what, { verdict, count, first }]) => {
    const [field = ''] = what.split(' ', 1);
    const sample = isRecord(first) && field in first ? `, such as ${shown(first[field])}` : '';
    return { verdict, what: `${what}${sample} (${String(count)} of ${total} entries)` };
  });
  if (key === undefined) return differences;
  const shownOnce = readEntries(list, reader, (entry) => String(keyOf(entry, key))).value.length;
  const repeated = readEntries(list, reader).value.length - shownOnce;
  const what = `${key} is the same in several entries (${String(repeated)} of ${total} repeat one)`;
  return repeated === 0 ? differences : [...differences, breaks(what)];
}
