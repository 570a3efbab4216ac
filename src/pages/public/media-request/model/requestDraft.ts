import type { DraftId } from '@/shared/lib/drafts';

/** What a visitor has typed into the listing request (REQ-9). */
export const requestDraft: DraftId = { owner: '', form: 'listingRequest', subject: '' };
