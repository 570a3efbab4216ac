import type { DraftId } from '@/shared/forms';

/** The draft of the listing request (REQ-9). */
export const requestDraft: DraftId = { owner: '', form: 'listingRequest', subject: '' };

/** Shares the mutation's state between the form and the page, whose text also depends on it. */
export const REQUEST_CALL = { fixedCacheKey: 'listingRequest' };
