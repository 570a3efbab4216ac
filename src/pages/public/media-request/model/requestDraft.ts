import type { DraftId } from '@/shared/forms';

/** The draft of the listing request (REQ-9). */
export const requestDraft: DraftId = { owner: '', form: 'listingRequest', subject: '' };

/** The state of the call, which the whole page shows. */
export const REQUEST_CALL = { fixedCacheKey: 'listingRequest' };
