import type {
  AgreementActivity,
  AgreementSite,
  AssignmentSchool,
  Classification,
  PlayoffLevel,
} from '../api/agreementsDto';

/** The list that belongs to the present choices. `waiting`: a choice before it is still to be made. */
export interface Lookup<T> {
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Empty unless ready. */
  items: readonly T[];
}

export interface AgreementLists {
  activities: Lookup<AgreementActivity>;
  levels: Lookup<PlayoffLevel>;
  classes: Lookup<Classification>;
  sites: Lookup<AgreementSite>;
  schools: Lookup<AssignmentSchool>;
  /** Short dates. */
  dates: Lookup<string>;
  /** Football only: an answer came, and it holds no date. */
  isDateEmpty: boolean;
}

/** Ids may come as numbers or as texts. */
export const sameId = (a: number | string, b: number | string): boolean => String(a) === String(b);
