import { readAnswer, readEntries, readRecord } from '@/shared/api';
import { documentAnswer, type DocumentAnswer } from '@/shared/lib/document-data';
import { encodePart } from '@/shared/routes';
import { readPerson } from '../api/readPerson';
import type { Person } from '../api/staffDto';

/** What a visitor is shown of a person; the other ids are for who is signed in. */
export type ShownPerson = Pick<Person, 'PersonID' | 'FirstName' | 'LastName' | 'Email'>;

const shown = ({ PersonID, FirstName, LastName, Email }: Person): ShownPerson => ({
  PersonID,
  FirstName,
  LastName,
  Email,
});

/** The primary contact of an answer, null for none; undefined for an answer that can't be read. */
export function snapshotDirector(answer: unknown): ShownPerson | null | undefined {
  const checked = readAnswer(answer, 'value');
  if ('unreadable' in checked) return undefined;
  if (checked.data === null) return null;
  const read = readRecord(checked.data, readPerson);
  return read === undefined ? undefined : shown(read.value);
}

export const snapshotAssistants = (answer: unknown): ShownPerson[] | undefined =>
  Array.isArray(answer) ? readEntries(answer, readPerson).value.map(shown) : undefined;

/** What the document holds of an organization's staff. */
export const directorInDocument = (identifier: string): DocumentAnswer<ShownPerson | null> | undefined =>
  documentAnswer(`staff/director/${encodePart(identifier)}`);

export const assistantsInDocument = (identifier: string): DocumentAnswer<ShownPerson[]> | undefined =>
  documentAnswer(`staff/assistants/${encodePart(identifier)}`);
