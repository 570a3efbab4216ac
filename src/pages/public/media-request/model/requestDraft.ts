import type { DraftId } from '@/shared/lib/drafts';

/** What a visitor has typed into the listing request (decisions P9). */
export const requestDraft: DraftId = { owner: '', form: 'listingRequest', subject: '' };
