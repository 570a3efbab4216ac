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

/** The directory's state, stored in the URL so that it survives a reload and can be shared (SCH-6). */
export interface DirectoryView {
  /** Words from the school's name, in any order. If both `name` and `city` are blank, nothing is searched. */
  name: string;
  city: string;
  /** The level whose leagues replace the search; '' shows the search. */
  leagues: LeagueLevel | '';
  /** A class, NO_CLASS for schools without one, or '' for all. Like `town`, it filters a long list of results. */
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
 * The search to send: only the longest word of the name, because the server looks for it as one substring. The other words
 * filter the response, so their order does not matter.
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

export function useDirectoryView() {
  const [view, change] = useUrlState(directoryFields);
  return {
    view,
    /** Starts a search or opens a list of leagues in a new history entry, so that Back returns to what was shown. */
    open: (opened: Partial<DirectoryView>) => change({ ...emptyView, ...opened }),
    /** Filters, sorts, or refines the search in the same history entry, so that one Back leaves the results. */
    adjust: (adjusted: Partial<DirectoryView>) => change({ page: 0, ...adjusted }, true),
    /** Opens another page of the results as a new history entry. */
    push: change,
  };
}
