import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../lib/useIsHydrated';

/** How one field of a screen's state is read from and written to the URL's query. */
export interface UrlField<Value> {
  /** The name of the query parameter; the field's own name by default. */
  key?: string;
  /** Receives '' if the parameter is missing, and then returns the default. */
  parse: (text: string) => Value;
  format: (value: Value) => string;
}

export type UrlFields<State> = { readonly [Name in keyof State]: UrlField<State[Name]> };

const same = <Text extends string>(text: Text): Text => text;

export const urlText: UrlField<string> = { parse: same, format: same };

export const urlTrimmed: UrlField<string> = { parse: (text) => text.trim(), format: same };

export const urlFlag = (key: string, word: string): UrlField<boolean> => ({
  key,
  parse: (text) => text === word,
  format: (isSet) => (isSet ? word : ''),
});

/** One of the words; the first is the default. */
export const urlWord = <Word extends string>(words: readonly [Word, ...Word[]]): UrlField<Word> => ({
  parse: (text) => words.find((word) => word === text) ?? words[0],
  format: same,
});

/** Zero-based here, one-based in the URL. */
export const urlPage: UrlField<number> = {
  parse: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) - 1 : 0),
  format: (page) => String(page + 1),
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each field has a value of its own
const entriesOf = (fields: object) => Object.entries(fields as Record<string, UrlField<any>>);

export const readUrl = <State extends object>(fields: UrlFields<State>, query: URLSearchParams): State =>
  Object.fromEntries(
    entriesOf(fields).map(([name, { key = name, parse }]) => [name, parse(query.get(key) ?? '') as unknown]),
  ) as State;

/** Writes a state to a query. Omits default values, and keeps parameters that don't belong to this state. */
export function writeUrl<State extends object>(
  fields: UrlFields<State>,
  state: State,
  others?: URLSearchParams,
): URLSearchParams {
  const query = new URLSearchParams(others);
  for (const [name, { key = name, parse, format }] of entriesOf(fields)) {
    const text = format(state[name as keyof State]);
    query.delete(key);
    if (text !== format(parse(''))) query.set(key, text);
  }
  return query;
}

/** The URL's query, empty until hydration is done, because pages are prerendered without a query. */
export function useQueryOnceHydrated(): URLSearchParams {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  return isHydrated ? search : new URLSearchParams();
}

/** Keeps a screen's state in the URL, so that it survives a reload and can be shared. */
export function useUrlState<State extends object>(fields: UrlFields<State>) {
  const [query, setQuery] = useSearchParams();
  // The query after the latest change: the router renders in a transition, and the next change may come before that is done.
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const location = useLocation();
  const state: unknown = location.state;
  const change = (changes: Partial<State>, replace = false): void => {
    latest.current = writeUrl(fields, { ...readUrl(fields, latest.current), ...changes }, latest.current);
    setQuery(latest.current, {
      replace,
      preventScrollReset: true,
      // Keeps the state of a replaced history entry, which says where the page was opened from.
      ...(replace ? { state } : {}),
    });
  };
  return [readUrl(fields, useQueryOnceHydrated()), change] as const;
}
