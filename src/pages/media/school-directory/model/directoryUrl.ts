import type { LeagueLevel } from '@/features/schools';

export type SortKey = 'school' | 'city' | 'class';

/** What the address says of the directory: it can be reloaded, sent to a colleague and gone back to (SCH-6). */
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
  /** Whether the last come first. */
  descending: boolean;
  /** Words that must stand in what is listed, schools or leagues, in any order. */
  words: string;
  /** Zero-based; one-based in the address. */
  page: number;
  /** The Id of the school that is open beside the list; '' for none. */
  look: string;
}

export const emptyView: DirectoryView = {
  name: '',
  city: '',
  leagues: '',
  class: '',
  town: '',
  sort: 'school',
  descending: false,
  words: '',
  page: 0,
  look: '',
};

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
  const words = text('words');
  if (isLevel(leagues)) return { ...emptyView, leagues, words };
  const sort = text('sort');
  const page = Number(text('page'));
  return {
    name: text('name'),
    city: text('city'),
    leagues: '',
    class: text('class'),
    town: text('town'),
    sort: isSortKey(sort) ? sort : 'school',
    descending: text('order') === 'desc',
    words,
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    look: text('look'),
  };
}

const searchEntries = (view: Omit<DirectoryView, 'leagues'>): [string, string][] => [
  ['name', view.name],
  ['city', view.city],
  ['class', view.class],
  ['town', view.town],
  ['sort', view.sort === 'school' ? '' : view.sort],
  ['order', view.descending ? 'desc' : ''],
  ['page', view.page === 0 ? '' : String(view.page + 1)],
  ['look', view.look],
];

/** The shortest address that says the same. Leagues and a search never stand together. */
export function writeDirectoryUrl({ leagues, words, ...search }: DirectoryView): URLSearchParams {
  const entries: [string, string][] = [
    ...(leagues === '' ? searchEntries({ ...search, words }) : [['leagues', leagues] as [string, string]]),
    ['words', words],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}
