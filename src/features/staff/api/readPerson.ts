import { linkedId } from '@/shared/api';
import type { Reader } from '@/shared/api';
import type { Person, ShownPerson } from './staffDto';

const readName = (...[row, values]: Parameters<Reader<ShownPerson>>): ShownPerson => ({
  FirstName: values.text(row.FirstName),
  LastName: values.text(row.LastName),
  Email: values.text(row.Email),
});

export const readShownPerson: Reader<ShownPerson> = (row, values) => {
  const person = readName(row, values);
  return Object.values(person).some(Boolean) ? person : undefined;
};

/** An unreadable contact must not count as missing: saving would create a second one. */
export const readPerson: Reader<Person> = (row, values) => {
  const PersonID = values.id(row.PersonID);
  const ContactID = linkedId(row.ContactID);
  const RecordID = linkedId(row.RecordID);
  if (PersonID === undefined || ContactID === undefined || RecordID === undefined) return undefined;
  return {
    PersonID,
    ...readName(row, values),
    Picture: values.text(row.Picture),
    ContactID,
    RecordID,
    Identifier: values.text(row.Identifier),
    NeedCredential: values.flag(row.NeedCredential),
  };
};
