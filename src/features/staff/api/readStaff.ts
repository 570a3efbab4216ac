import { apiPath, readEntries, type Outcome, type Reading, type Reader } from '@/shared/api';
import type { Send } from '@/shared/forms';
import type { Person, StaffRole, ShownPerson } from './staffDto';

const readName = (...[row, values]: Parameters<Reader<ShownPerson>>): ShownPerson => ({
  FirstName: values.text(row.FirstName),
  LastName: values.text(row.LastName),
  Email: values.text(row.Email),
});

export const readShownPerson: Reader<ShownPerson> = (row, values) => {
  const person = readName(row, values);
  return Object.values(person).some(Boolean) ? person : undefined;
};

/** The staff lists need the PersonID only; the links matter where a contact is saved. */
export const readPerson: Reader<Person> = (row, values) => {
  const PersonID = values.id(row.PersonID);
  if (PersonID === undefined) return undefined;
  return {
    PersonID,
    ...readName(row, values),
    Picture: values.text(row.Picture),
    ContactID: values.link(row.ContactID),
    RecordID: values.link(row.RecordID),
    Identifier: values.text(row.Identifier),
    NeedCredential: values.flag(row.NeedCredential),
  };
};

export async function readStaff(send: Send, role: StaffRole, identifier: string): Promise<Outcome<Reading<Person[]>>> {
  const request =
    role === 'director'
      ? ({ path: apiPath`/staff/director/${identifier}`, response: 'value' } as const)
      : ({ path: apiPath`/staff/assistants/${identifier}`, response: 'list' } as const);
  const { data, error } = await send(request);
  if (error !== undefined) return { error };
  const list: unknown[] = Array.isArray(data) ? data : data === null ? [] : [data];
  return { data: readEntries(list, readPerson) };
}
