import type { UnfinishedSave } from '@/shared/lib/resumable-save';

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

/** Whether all that was typed is saved, so that it can be finished without typing it again. */
export const isOnlyLinkMissing = ({ done }: UnfinishedSave): boolean =>
  ['record', 'person', 'contact'].every((name) => name in done);
