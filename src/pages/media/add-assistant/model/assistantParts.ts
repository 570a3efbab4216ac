import type { UnfinishedSave } from '@/shared/lib/drafts';

const PARTS = [
  { name: 'record', label: 'A place on your staff' },
  { name: 'person', label: 'First Name and Last Name' },
  { name: 'contact', label: 'Email' },
  { name: 'link', label: 'Putting the assistant on your list' },
];

/** What adding an assistant consists of, in the user's words. */
export const assistantParts = ({ step }: UnfinishedSave) => [
  ...PARTS,
  ...(step === 'correction' ? [{ name: 'correction', label: 'Your latest changes' }] : []),
];
