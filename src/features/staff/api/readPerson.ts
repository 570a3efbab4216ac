import { linkedId } from '@/shared/api';
import type { Reader } from '@/shared/api';
import type { Person } from './staffDto';

/** An unreadable contact must not count as missing: saving would create a second one. */
export const readPerson: Reader<Person> = (row, values) => {
  const PersonID = values.id(row.PersonID);
  const ContactID = linkedId(row.ContactID);
  const RecordID = linkedId(row.RecordID);
  if (PersonID === undefined || ContactID === undefined || RecordID === undefined) return undefined;
  return {
    PersonID,
    FirstName: values.text(row.FirstName),
    LastName: values.text(row.LastName),
    Email: values.text(row.Email),
    Picture: values.text(row.Picture),
    ContactID,
    RecordID,
    Identifier: values.text(row.Identifier),
    NeedCredential: values.flag(row.NeedCredential),
  };
};
