import type { LeagueLevel } from '@/features/schools';

export type SortKey = 'school' | 'city' | 'class';

/** What the address says of the directory: it can be reloaded, sent to a colleague and gone back to (decisions P8). */
export interface DirectoryView {
  /** Searched for at the server; both blank while there is no search. */
  name: string;
  city: string;
  /** The leagues that stand in place of the search; '' for none. */
  leagues: LeagueLevel | '';
  /** A class, NO_CLASS, or '' for all: narrows the results at once, as `town` does. */
  class: string;
  town: string;
  sort: SortKey;
}

export const emptyView: DirectoryView = { name: '', city: '', leagues: '', class: '', town: '', sort: 'school' };

const isLevel = (text: string): text is LeagueLevel => text === 'Senior' || text === 'Junior';

export const isSortKey = (text: string): text is SortKey => ['school', 'city', 'class'].includes(text);

export const isSearched = ({ name, city, leagues }: DirectoryView): boolean =>
  leagues === '' && (name !== '' || city !== '');

/** The search in words, to follow "found" or "searched". */
export const searchedFor = ({ name, city }: DirectoryView): string =>
  `${name === '' ? '' : ` for “${name}”`}${city === '' ? '' : ` in “${city}”`}`;

export function readDirectoryUrl(query: URLSearchParams): DirectoryView {
  const text = (key: string): string => query.get(key)?.trim() ?? '';
  const leagues = text('leagues');
  if (isLevel(leagues)) return { ...emptyView, leagues };
  const sort = text('sort');
  return {
    name: text('name'),
    city: text('city'),
    leagues: '',
    class: text('class'),
    town: text('town'),
    sort: isSortKey(sort) ? sort : 'school',
  };
}

/** The shortest address that says the same. Leagues and a search never stand together. */
export function writeDirectoryUrl({ leagues, sort, ...rest }: DirectoryView): URLSearchParams {
  if (leagues !== '') return new URLSearchParams({ leagues });
  const entries: [string, string][] = [
    ['name', rest.name],
    ['city', rest.city],
    ['class', rest.class],
    ['town', rest.town],
    ['sort', sort === 'school' ? '' : sort],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}
