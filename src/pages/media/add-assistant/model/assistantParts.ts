import type { UnfinishedSave } from '@/shared/lib/drafts';

const PARTS = [
  { name: 'record', label: 'Staff record' },
  { name: 'person', label: 'First Name and Last Name' },
  { name: 'contact', label: 'Email' },
  { name: 'link', label: 'Adding the assistant to your list' },
];

/** The steps of adding an assistant, as the user reads them. */
export const assistantParts = ({ step }: UnfinishedSave) => [
  ...PARTS,
  ...(step === 'correction' ? [{ name: 'correction', label: 'Your latest changes' }] : []),
];
