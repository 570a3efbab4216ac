import { readResponse, readEntries, readRecord } from '@/shared/api';
import { documentAnswer, type DocumentAnswer } from '@/shared/lib/document-data';
import { encodePart } from '@/shared/routes/paths';
import { readShownPerson } from '../api/readStaff';
import type { ShownPerson } from '../api/staffDto';

/** Null for no contact, undefined for an unreadable answer. */
export function snapshotDirector(answer: unknown): ShownPerson | null | undefined {
  const checked = readResponse(answer, 'value');
  if ('unreadable' in checked) return undefined;
  if (checked.data === null) return null;
  return readRecord(checked.data, readShownPerson)?.value;
}

export const snapshotAssistants = (answer: unknown): ShownPerson[] | undefined =>
  Array.isArray(answer) ? readEntries(answer, readShownPerson).value : undefined;

export const directorInDocument = (identifier: string): DocumentAnswer<ShownPerson | null> | undefined =>
  documentAnswer(`staff/director/${encodePart(identifier)}`);

export const assistantsInDocument = (identifier: string): DocumentAnswer<ShownPerson[]> | undefined =>
  documentAnswer(`staff/assistants/${encodePart(identifier)}`);
