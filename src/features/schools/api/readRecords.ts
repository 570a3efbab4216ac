import type { Coach, League, School, SchoolAdmin } from './schoolsDto';

const isKey = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && value !== '');

const has = (entry: unknown, key: string): boolean =>
  typeof entry === 'object' && entry !== null && isKey(Reflect.get(entry, key));

const isSchool = (entry: unknown): entry is School => has(entry, 'Id');
const isLeague = (entry: unknown): entry is League => has(entry, 'Identifier');
const isAdmin = (entry: unknown): entry is SchoolAdmin => has(entry, 'Id');
const isCoach = (entry: unknown): entry is Coach => has(entry, 'Record');

/** The entries of a list's answer that can be shown; whatever else stands in it is left out. */
const reader =
  <T>(isEntry: (entry: unknown) => entry is T) =>
  (answer: unknown): T[] => {
    const entries: unknown[] = Array.isArray(answer) ? answer : [];
    return entries.filter(isEntry);
  };

export const readSchools = reader(isSchool);
export const readLeagues = reader(isLeague);
export const readAdmins = reader(isAdmin);
export const readCoaches = reader(isCoach);
