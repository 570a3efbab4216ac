import { useSearchParams } from 'react-router-dom';
import type { LeagueLevel } from '@/features/schools';

export type SortKey = 'school' | 'city' | 'class';

/** The directory's state, kept in the address so that it can be reloaded and shared (SCH-6). */
export interface DirectoryView {
  /** Sent to the server; both blank if there is no search. */
  name: string;
  city: string;
  /** Shown instead of the search; '' for none. */
  leagues: LeagueLevel | '';
  /** A class, NO_CLASS, or '' for all; filters the results, as `town` does. */
  class: string;
  town: string;
  sort: SortKey;
  descending: boolean;
  /** Words to find in schools or leagues, in any order. */
  words: string;
  /** Zero-based here, one-based in the address. */
  page: number;
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
};

const isLevel = (text: string): text is LeagueLevel => text === 'Senior' || text === 'Junior';

export const isSortKey = (text: string): text is SortKey => ['school', 'city', 'class'].includes(text);

export const isSearched = ({ name, city, leagues }: DirectoryView): boolean =>
  leagues === '' && (name !== '' || city !== '');

/** Follows "found" or "Searched". */
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
];

/** Leaves out default values. Leagues and a search never appear together. */
export function writeDirectoryUrl({ leagues, words, ...search }: DirectoryView): URLSearchParams {
  const entries: [string, string][] = [
    ...(leagues === '' ? searchEntries({ ...search, words }) : [['leagues', leagues] as [string, string]]),
    ['words', words],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

interface DirectoryViewControl {
  view: DirectoryView;
  open: (view: Partial<DirectoryView>) => void;
  /** Filters or sorts the results; Back leaves them in one step. */
  adjust: (change: Partial<DirectoryView>) => void;
  /** Another page, as a new history entry. */
  push: (change: Partial<DirectoryView>) => void;
}

export function useDirectoryView(): DirectoryViewControl {
  const [query, setQuery] = useSearchParams();
  return {
    view: readDirectoryUrl(query),
    open: (view) => {
      setQuery(writeDirectoryUrl({ ...emptyView, ...view }), { preventScrollReset: true });
    },
    adjust: (change) => {
      setQuery((current) => writeDirectoryUrl({ ...readDirectoryUrl(current), page: 0, ...change }), {
        replace: true,
        preventScrollReset: true,
      });
    },
    push: (change) => {
      setQuery((current) => writeDirectoryUrl({ ...readDirectoryUrl(current), ...change }), {
        preventScrollReset: true,
      });
    },
  };
}
