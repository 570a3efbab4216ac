import { isToggle, isByIds, type DraftId, type Toggles } from '@/shared/forms';
import type { CredentialEdits } from './credentialChoice';

export const credentialToggles: Toggles<CredentialEdits> = {
  none: {},
  areEdits: (value): value is CredentialEdits => isByIds(value, isToggle),
  count: (edits) => Object.keys(edits).length,
  editsAfter: (edits, sent) => {
    const ids = Object.keys({ ...edits, ...sent }).filter((id) => edits[id] !== sent[id]);
    return Object.fromEntries(ids.map((id) => [id, edits[id] ?? sent[id] === false]));
  },
};

export const credentialsDraft = (owner: string): DraftId => ({ owner, form: 'credentials', subject: '' });
