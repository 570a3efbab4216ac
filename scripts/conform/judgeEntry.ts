import type { ErrorObject } from 'ajv';
import { parseCalendarDate } from '../../src/shared/lib/calendar-dates';
import { errorsAt, isObject, type Place } from './schema';

/** `what` names the field but not the entry, so that equal differences are counted together. */
export interface Difference {
  verdict: 'copes' | 'breaks';
  what: string;
}

const copes = (what: string): Difference => ({ verdict: 'copes', what });
const breaks = (what: string): Difference => ({ verdict: 'breaks', what });

const isNumeric = (value: unknown): boolean => typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value);

/** Only the day matters; some servers append midnight. */
const withoutTime = (text: string): string =>
  text.trim().replace(/^(\d{1,2}\/\d{1,2}\/\d{4})\s+\d{1,2}:\d{2}.*$/, '$1');

const isReadableDate = (value: unknown): boolean =>
  typeof value === 'string' && parseCalendarDate(withoutTime(value)) !== undefined;

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a string', number: 'a number', boolean: 'true or false', object: 'an object' }[typeof value as string] ??
    'nothing'
  );
}

const WHOLE = 'It';

const fieldOf = (instancePath: string): string => instancePath.split('/').slice(1).join('.') || WHOLE;

function shortly(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A missing field is most often spelled differently. */
function respelled(entry: unknown, field: string): string | undefined {
  const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
  return isObject(entry)
    ? Object.keys(entry).find((name) => name !== field && plain(name) === plain(field))
    : undefined;
}

/** The portal reads 1, '1', and true alike. */
const isFlag = (value: unknown): boolean => typeof value === 'boolean' || value === '0' || value === '1';

function differenceOf(error: ErrorObject, entry: unknown): Difference | undefined {
  const { keyword, instancePath, data } = error;
  const params = error.params as Readonly<Record<string, unknown>>;
  const field = fieldOf(instancePath);
  switch (keyword) {
    case 'additionalProperties':
      return copes(`${String(params.additionalProperty)} is not in the contract`);
    case 'required': {
      const missing = String(params.missingProperty);
      const other = respelled(entry, missing);
      return breaks(`${missing} is missing${other === undefined ? '' : `; there is ${other}`}`);
    }
    case 'type': {
      const wanted = [params.type].flat();
      if (wanted.includes('integer') && isFlag(data) && typeof data === 'boolean')
        return copes(`${field} is true or false`);
      if (wanted.includes('integer') && isNumeric(data)) return copes(`${field} is a number in a string`);
      if (wanted.includes('integer') && data === '' && wanted.includes('null'))
        return copes(`${field} is an empty string`);
      if (wanted.includes('string') && typeof data === 'number')
        return copes(`${field} is a number instead of a string`);
      return breaks(`${field} is ${typeName(data)}`);
    }
    case 'enum':
      // The type of this flag has already been reported.
      return isFlag(data) ? undefined : breaks(`${field} is ${shortly(data)}`);
    case 'const':
      return breaks(`${field} is ${shortly(data)} instead of ${shortly(params.allowedValue)}`);
    case 'pattern':
      if (isReadableDate(data)) return copes(`${field} is a date in another format`);
      return breaks(`${field} is ${shortly(data)}, which the portal cannot read`);
    default:
      return breaks(`${field} ${error.message ?? 'is not valid'}`);
  }
}

export function differencesOf(place: Place, entry: unknown): Difference[] {
  const errors = errorsAt(place, entry);
  // Where one word is allowed, report the word and not its type.
  const reported = errors.some(({ keyword }) => keyword === 'const')
    ? errors.filter(({ keyword }) => keyword !== 'type')
    : errors;
  return reported.map((error) => differenceOf(error, entry)).filter((difference) => difference !== undefined);
}

export const named = (whole: 'The response' | 'An entry', difference: Difference): Difference => ({
  ...difference,
  what: difference.what.startsWith(`${WHOLE} `) ? whole + difference.what.slice(WHOLE.length) : difference.what,
});
