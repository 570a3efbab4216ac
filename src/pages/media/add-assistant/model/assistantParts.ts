import type { UnfinishedSave } from '@/shared/lib/drafts';

const PARTS = [
  { name: 'record', label: 'Staff record' },
  { name: 'person', label: 'First Name and Last Name' },
  { name: 'contact', label: 'Email' },
  { name: 'link', label: 'Adding the assistant to your list' },
];

/** What adding an assistant consists of, in the user's words. */
export const assistantParts = ({ step }: UnfinishedSave) => [
  ...PARTS,
  ...(step === 'correction' ? [{ name: 'correction', label: 'Your latest changes' }] : []),
];
