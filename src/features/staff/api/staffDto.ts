import {
  apiPath,
  readEntries,
  type components,
  type FieldReader,
  type Outcome,
  type Read,
  type Reader,
  type Reading,
  type Row,
  type Send,
} from '@/shared/api';

/** Text fields that the response lacks are ''. */
export type Person = Read<typeof readPerson>;

/** The fields that visitors see. */
export type ShownPerson = ReturnType<typeof readName>;

export type StaffEdit = components['schemas']['StaffEdit'];

export type StaffRole = 'director' | 'assistant';

const readName = (row: Row, values: FieldReader) => ({
  FirstName: values.text(row.FirstName),
  LastName: values.text(row.LastName),
  Email: values.text(row.Email),
});

export const readShownPerson: Reader<ShownPerson> = (row, values) => {
  const person = readName(row, values);
  return Object.values(person).some(Boolean) ? person : undefined;
};

/** Rejects only a person without a readable PersonID: the other ids are needed only to save a contact. */
export const readPerson = (row: Row, values: FieldReader) => {
  const PersonID = values.id(row.PersonID);
  if (PersonID === undefined) return undefined;
  return {
    PersonID,
    ...readName(row, values),
    Picture: values.text(row.Picture),
    ContactID: values.link(row.ContactID),
    RecordID: values.link(row.RecordID),
    Identifier: values.text(row.Identifier),
    /** Null where the stored value could not be read. */
    NeedCredential: values.flag(row.NeedCredential),
  };
};

export const directorPath = (identifier: string) => apiPath`/staff/director/${identifier}`;
export const assistantsPath = (identifier: string) => apiPath`/staff/assistants/${identifier}`;

export async function readStaff(send: Send, role: StaffRole, identifier: string): Promise<Outcome<Reading<Person[]>>> {
  const request =
    role === 'director'
      ? ({ path: directorPath(identifier), response: 'value' } as const)
      : ({ path: assistantsPath(identifier), response: 'list' } as const);
  const { data, error } = await send(request);
  if (error !== undefined) return { error };
  const list: unknown[] = Array.isArray(data) ? data : data === null ? [] : [data];
  return { data: readEntries(list, readPerson) };
}

/** Whether the saved name equals these values. The email is in the contact record, which a separate request saves. */
export const samePersonPart = (person: Person, values: StaffEdit): boolean =>
  person.FirstName === values.FirstName.trim() && person.LastName === values.LastName.trim();

export const sameEmail = (person: Person, values: StaffEdit): boolean => person.Email === values.Email.trim();

/** Whether two ids match, as numbers or strings. A missing id matches nothing. */
export const sameId = (a: number | string | null | undefined, b: number | string | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);
