import type { Person, StaffEdit } from '../api/staffDto';

/** What the call for the person saves; its contact has a call of its own. */
export const samePersonPart = (person: Person, values: StaffEdit): boolean =>
  person.FirstName === values.FirstName.trim() && person.LastName === values.LastName.trim();

export const sameEmail = (person: Person, values: StaffEdit): boolean => person.Email === values.Email.trim();

/** Paths and responses give ids as numbers or texts. */
export const sameId = (a: number | string | null | undefined, b: number | string | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);
