import type { LeagueLevel, SchoolSearch } from '@/features/schools';
import { cleanText } from '@/shared/lib/clean-text';
import {
  readUrl,
  urlFlag,
  urlPage,
  urlTrimmed,
  urlWord,
  useUrlState,
  type UrlFields,
} from '@/shared/routes/useUrlState';

const sortKeys = ['school', 'city', 'class'] as const;
export type SortKey = (typeof sortKeys)[number];

export const isSortKey = (text: string): text is SortKey => sortKeys.some((key) => key === text);

/** The directory's state, kept in the address so that it can be reloaded and shared (SCH-6). */
export interface DirectoryView {
  /** Words of the school's name, in any order. If the city is blank, too, nothing is searched. */
  name: string;
  city: string;
  /** The leagues that are shown instead of the search; '' for none. */
  leagues: LeagueLevel | '';
  /** A class, NO_CLASS, or '' for all; filters a long list of results, as `town` does. */
  class: string;
  town: string;
  sort: SortKey;
  descending: boolean;
  /** Words that filter the leagues, in any order. */
  words: string;
  page: number;
}

export const isSearched = ({ name, city, leagues }: DirectoryView): boolean =>
  leagues === '' && (name !== '' || city !== '');

/**
 * Asks the server for the longest word only, because it finds names that contain one run of letters. The other words
 * filter the response, so that their order does not matter.
 */
export function askedOf({ name, city }: SchoolSearch): SchoolSearch {
  const words = cleanText(name).split(/ +/);
  return {
    name: words.reduce((longest, word) => (word.length > longest.length ? word : longest)),
    city: cleanText(city),
  };
}

/** Completes "Searched" or "3 schools found" with what was searched: ` for “West” in “Salina”`. */
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

const emptyView = readUrl(directoryFields, new URLSearchParams());

interface DirectoryViewControl {
  view: DirectoryView;
  /** Opens another search or list as a new history entry, so that Back returns to what was shown. */
  open: (view: Partial<DirectoryView>) => void;
  /** Filters, sorts, or searches on in the same history entry, so that one Back leaves the results. */
  adjust: (change: Partial<DirectoryView>) => void;
  /** Opens another page of the results as a new history entry. */
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
