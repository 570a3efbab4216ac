import { useSearchParams } from 'react-router-dom';
import { useQueryOnceHydrated } from './useQueryOnceHydrated';

/** How a field of a screen's state stands in the address. */
export interface UrlField<Value> {
  /** The parameter. */
  key: string;
  /** Receives '' where the parameter is missing. */
  parse: (text: string) => Value;
  /** '' leaves the parameter out. */
  format: (value: Value) => string;
}

export type UrlFields<State> = { readonly [Name in keyof State]: UrlField<State[Name]> };

export const urlText = (key: string): UrlField<string> => ({ key, parse: (text) => text, format: (text) => text });

export const urlTrimmed = (key: string): UrlField<string> => ({ ...urlText(key), parse: (text) => text.trim() });

export const urlFlag = (key: string, word: string): UrlField<boolean> => ({
  key,
  parse: (text) => text === word,
  format: (isSet) => (isSet ? word : ''),
});

/** One of the words; the first is the default. */
export const urlWord = <Word extends string>(key: string, words: readonly [Word, ...Word[]]): UrlField<Word> => ({
  key,
  parse: (text) => words.find((word) => word === text) ?? words[0],
  format: (word) => (word === words[0] ? '' : word),
});

/** Zero-based here, one-based in the address. */
export const urlPage: UrlField<number> = {
  key: 'page',
  parse: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) - 1 : 0),
  format: (page) => (page === 0 ? '' : String(page + 1)),
};

const namesOf = <State extends object>(fields: UrlFields<State>) => Object.keys(fields) as (keyof State)[];

export function readUrl<State extends object>(fields: UrlFields<State>, query: URLSearchParams): State {
  const values = namesOf(fields).map((name) => [name, fields[name].parse(query.get(fields[name].key) ?? '')]);
  return Object.fromEntries(values) as State;
}

/** Default values are left out; parameters of others stay. */
export function writeUrl<State extends object>(
  fields: UrlFields<State>,
  state: State,
  others?: URLSearchParams,
): URLSearchParams {
  const query = new URLSearchParams(others);
  for (const name of namesOf(fields)) {
    const { key, format } = fields[name];
    const text = format(state[name]);
    query.delete(key);
    if (text !== '') query.set(key, text);
  }
  return query;
}

/** A screen's state in the address, so that it can be reloaded and shared. */
export function useUrlState<State extends object>(fields: UrlFields<State>) {
  const [, setQuery] = useSearchParams();
  const change = (changes: Partial<State>, replace = false): void => {
    setQuery((query) => writeUrl(fields, { ...readUrl(fields, query), ...changes }, query), {
      replace,
      preventScrollReset: true,
    });
  };
  return [readUrl(fields, useQueryOnceHydrated()), change] as const;
}
