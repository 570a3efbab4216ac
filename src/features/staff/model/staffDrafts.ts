import type { DraftId } from '@/shared/lib/drafts';
import type { StaffRole } from '../api/staffDto';

/** The edit of a director or an assistant is one draft each. */
export const contactDraft = (identifier: string, role: StaffRole, personId: number | string): DraftId => ({
  owner: identifier,
  form: role,
  subject: String(personId),
});

export const assistantDraft = (identifier: string): DraftId => ({
  owner: identifier,
  form: 'newAssistant',
  subject: '',
});
