import { editsDraft, isByIds, isToggle, type DraftId } from '@/shared/lib/drafts';
import type { CredentialEdits } from './credentialChoice';

export const { kind: credentialsKind, events: credentialsEvents } = editsDraft<CredentialEdits>({
  form: 'credentials',
  none: {},
  areEdits: (value): value is CredentialEdits => isByIds(value, isToggle),
  count: (edits) => Object.keys(edits).length,
  editsAfter: (edits, sent) => {
    const ids = Object.keys({ ...edits, ...sent }).filter((id) => edits[id] !== sent[id]);
    return Object.fromEntries(ids.map((id) => [id, edits[id] ?? sent[id] === false]));
  },
  mergeEdits: (edits, later) => ({ ...edits, ...later }),
});

export const credentialsDraft = (owner: string): DraftId => ({ owner, form: credentialsKind.form, subject: '' });
