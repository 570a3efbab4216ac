import {
  FOOTBALL_ID,
  type AgreementActivity,
  type AgreementSite,
  type AssignmentSchool,
  type Classification,
  type PlayoffLevel,
} from '../api/agreementsDto';

/** The level at which football may be played at a site's own location (AGR-8). */
const FOOTBALL_SITE_LEVEL = '1';

/** `waiting` means that an earlier choice is still missing. */
export interface Lookup<T> {
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  items: readonly T[];
}

export interface AgreementLists {
  activities: Lookup<AgreementActivity>;
  levels: Lookup<PlayoffLevel>;
  classes: Lookup<Classification>;
  sites: Lookup<AgreementSite>;
  schools: Lookup<AssignmentSchool>;
  dates: Lookup<string>;
  /** Football only: the date was loaded, but the response has none. */
  isDateEmpty: boolean;
}

type Id = number | string;

export const sameId = (a: Id, b: Id): boolean => String(a) === String(b);

export function onlyOption<T>(items: readonly T[], idOf: (item: T) => Id): string {
  const [only, another] = items;
  return only === undefined || another !== undefined ? '' : String(idOf(only));
}

/** Whether an only site is chosen for the user: not for football above level 1, which is played at a school (AGR-7). */
export const takesOnlySite = (activity: string, level: string): boolean =>
  activity !== FOOTBALL_ID || level === FOOTBALL_SITE_LEVEL;

/** The chosen option if it is still offered, else with `takesOnly` the list's only option, else ''. */
export function offeredOption<T>(items: readonly T[], idOf: (item: T) => Id, chosen: string, takesOnly = true): string {
  if (items.some((item) => sameId(idOf(item), chosen))) return chosen;
  return takesOnly ? onlyOption(items, idOf) : '';
}
