import { readAnswer, readEntries, readRecord } from '@/shared/api';
import { documentAnswer, type DocumentAnswer } from '@/shared/lib/document-data';
import { encodePart } from '@/shared/routes';
import { readPerson } from '../api/readPerson';
import type { Person } from '../api/staffDto';

/** Visitors see no other ids. */
export type ShownPerson = Pick<Person, 'PersonID' | 'FirstName' | 'LastName' | 'Email'>;

const shown = ({ PersonID, FirstName, LastName, Email }: Person): ShownPerson => ({
  PersonID,
  FirstName,
  LastName,
  Email,
});

/** Null for no contact, undefined for an unreadable answer. */
export function snapshotDirector(answer: unknown): ShownPerson | null | undefined {
  const checked = readAnswer(answer, 'value');
  if ('unreadable' in checked) return undefined;
  if (checked.data === null) return null;
  const read = readRecord(checked.data, readPerson);
  return read === undefined ? undefined : shown(read.value);
}

export const snapshotAssistants = (answer: unknown): ShownPerson[] | undefined =>
  Array.isArray(answer) ? readEntries(answer, readPerson).value.map(shown) : undefined;

export const directorInDocument = (identifier: string): DocumentAnswer<ShownPerson | null> | undefined =>
  documentAnswer(`staff/director/${encodePart(identifier)}`);

export const assistantsInDocument = (identifier: string): DocumentAnswer<ShownPerson[]> | undefined =>
  documentAnswer(`staff/assistants/${encodePart(identifier)}`);
