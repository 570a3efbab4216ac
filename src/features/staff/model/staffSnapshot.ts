import { readResponse, readEntries, readRecord } from '@/shared/api';
import { prerenderedResponse, type PrerenderedResponse } from '@/shared/lib/prerendered-data';
import { encodePart } from '@/shared/routes/paths';
import { readShownPerson, type ShownPerson } from '../api/staffDto';

/** The primary contact for the prerendered HTML: null if there is none, undefined for an unreadable response. */
export function snapshotDirector(response: unknown): ShownPerson | null | undefined {
  const checked = readResponse(response, 'value');
  if ('unreadable' in checked) return undefined;
  if (checked.data === null) return null;
  return readRecord(checked.data, readShownPerson)?.value;
}

export const snapshotAssistants = (response: unknown): ShownPerson[] | undefined =>
  Array.isArray(response) ? readEntries(response, readShownPerson).value : undefined;

export const prerenderedDirector = (identifier: string): PrerenderedResponse<ShownPerson | null> | undefined =>
  prerenderedResponse(`staff/director/${encodePart(identifier)}`);

export const prerenderedAssistants = (identifier: string): PrerenderedResponse<ShownPerson[]> | undefined =>
  prerenderedResponse(`staff/assistants/${encodePart(identifier)}`);
