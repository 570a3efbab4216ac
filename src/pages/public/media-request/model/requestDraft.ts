import { jsonStore, sessionArea } from '@/shared/lib/storage';
import { emptyRequest, type RequestValues } from './requestSchema';

function isDraft(value: unknown): value is RequestValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(emptyRequest).every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

/** What was typed so far, kept for this tab until the request is sent (decisions P9). */
export const requestDraft = jsonStore<RequestValues>({
  area: sessionArea,
  key: 'listingRequestDraft',
  version: 1,
  isValid: isDraft,
});
