import type { DraftId } from '@/shared/lib/drafts';

/** The draft of the listing request (REQ-9). */
export const requestDraft: DraftId = { owner: '', form: 'listingRequest', subject: '' };
