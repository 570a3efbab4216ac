import type { Person } from '@/features/staff';
import type { UnfinishedSave } from '@/shared/lib/drafts';

const NAME = { name: 'person', label: 'First Name and Last Name' };
const CONTACT = { name: 'contact', label: 'Email' };
const CREATED = [
  { name: 'create', label: 'Email' },
  { name: 'link', label: 'Linking the new e-mail to this person' },
];
const CORRECTION = { name: 'correction', label: 'Your latest changes' };

/** The steps of the save as the user reads them; a person without a contact record gets a new one. */
export function contactParts({ ContactID }: Person, { step, done }: UnfinishedSave) {
  const isCreating = 'create' in done || ['create', 'link', 'correction'].includes(step);
  if (!isCreating && ContactID !== null) return [NAME, CONTACT];
  return [NAME, ...CREATED, ...(step === 'correction' ? [CORRECTION] : [])];
}
