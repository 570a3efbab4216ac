import type { Person, StaffEdit } from '../api/staffDto';

const text = (value: string | null | undefined): string => (value ?? '').trim();

export const sameName = (person: Person, values: StaffEdit): boolean =>
  text(person.FirstName) === text(values.FirstName) && text(person.LastName) === text(values.LastName);

export const sameEmail = (person: Person, values: StaffEdit): boolean => text(person.Email) === text(values.Email);

export const samePerson = (person: Person, values: StaffEdit): boolean =>
  sameName(person, values) && sameEmail(person, values);

/** Whether two ids are one: a path and an answer may give it as a number or as text. */
export const sameId = (a: number | string | null | undefined, b: number | string | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);
