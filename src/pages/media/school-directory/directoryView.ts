import type { LeagueLevel, SchoolSearch } from '@/features/schools';
import { cleanText } from '@/shared/lib/clean-text';
import { urlFlag, urlPage, urlTrimmed, urlWord, useUrlState, type UrlFields } from '@/shared/routes/useUrlState';

const sortKeys = ['school', 'city', 'class'] as const;
export type SortKey = (typeof sortKeys)[number];

export const isSortKey = (text: string): text is SortKey => sortKeys.some((key) => key === text);

/** The directory's state, kept in the address so that it can be reloaded and shared (SCH-6). */
export interface DirectoryView {
  /** Words of the school's name, in any order; with a blank city, no search. */
  name: string;
  city: string;
  /** Shown instead of the search; '' for none. */
  leagues: LeagueLevel | '';
  /** A class, NO_CLASS, or '' for all; filters a long list of results, as `town` does. */
  class: string;
  town: string;
  sort: SortKey;
  descending: boolean;
  /** Words to find in the leagues, in any order. */
  words: string;
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

export const isSearched = ({ name, city, leagues }: DirectoryView): boolean =>
  leagues === '' && (name !== '' || city !== '');

/**
 * What is asked of the server, which finds one run of letters in a name: the longest word. The others filter its response,
 * so that their order does not matter.
 */
export function askedOf({ name, city }: SchoolSearch): SchoolSearch {
  const words = cleanText(name).split(/ +/);
  return {
    name: words.reduce((longest, word) => (word.length > longest.length ? word : longest)),
    city: cleanText(city),
  };
}

/** Follows "found" or "Searched". */
export const searchedFor = ({ name, city }: DirectoryView): string =>
  `${name === '' ? '' : ` for “${name}”`}${city === '' ? '' : ` in “${city}”`}`;

export const directoryFields: UrlFields<DirectoryView> = {
  name: urlTrimmed,
  city: urlTrimmed,
  leagues: urlWord(['', 'Senior', 'Junior']),
  class: urlTrimmed,
  town: urlTrimmed,
  sort: urlWord(sortKeys),
  descending: urlFlag('order', 'desc'),
  words: urlTrimmed,
  page: urlPage,
};

interface DirectoryViewControl {
  view: DirectoryView;
  /** Leaves what was shown; Back returns to it. */
  open: (view: Partial<DirectoryView>) => void;
  /** Filters or sorts the results; Back leaves them in one step, as it does a search that was typed on. */
  adjust: (change: Partial<DirectoryView>) => void;
  /** Another page, as a new history entry. */
  push: (change: Partial<DirectoryView>) => void;
}

export function useDirectoryView(): DirectoryViewControl {
  const [view, change] = useUrlState(directoryFields);
  return {
    view,
    open: (opened) => {
      change({ ...emptyView, ...opened });
    },
    adjust: (adjusted) => {
      change({ page: 0, ...adjusted }, true);
    },
    push: change,
  };
}
