import { readResponse, readEntries, readRecord } from '@/shared/api';
import { documentResponse, type DocumentResponse } from '@/shared/lib/document-data';
import { encodePart } from '@/shared/routes/paths';
import { readShownPerson, type ShownPerson } from '../api/staffDto';

/** The primary contact for the document: null if there is none, undefined for an unreadable response. */
export function snapshotDirector(response: unknown): ShownPerson | null | undefined {
  const checked = readResponse(response, 'value');
  if ('unreadable' in checked) return undefined;
  if (checked.data === null) return null;
  return readRecord(checked.data, readShownPerson)?.value;
}

export const snapshotAssistants = (response: unknown): ShownPerson[] | undefined =>
  Array.isArray(response) ? readEntries(response, readShownPerson).value : undefined;

export const directorInDocument = (identifier: string): DocumentResponse<ShownPerson | null> | undefined =>
  documentResponse(`staff/director/${encodePart(identifier)}`);

export const assistantsInDocument = (identifier: string): DocumentResponse<ShownPerson[]> | undefined =>
  documentResponse(`staff/assistants/${encodePart(identifier)}`);
