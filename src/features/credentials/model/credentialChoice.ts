import { isToggle, isByIds, type DraftId, type Toggles } from '@/shared/forms';
import type { CredentialChoice } from '../api/credentialsApi';

interface Holder {
  PersonID: number;
  /** Null where the stored value could not be read. */
  NeedCredential: 0 | 1 | null;
}

/** Unsaved choices by PersonID: whether the person needs a credential. */
export type CredentialEdits = Readonly<Record<string, boolean>>;

const needsCredential = ({ NeedCredential }: Holder): boolean => NeedCredential === 1;

export const isRequested = (person: Holder, edits: CredentialEdits): boolean =>
  edits[person.PersonID] ?? needsCredential(person);

/** Sets the choice for these people; a choice that equals the saved value removes the edit. */
export function withChoice(edits: CredentialEdits, people: readonly Holder[], requested: boolean): CredentialEdits {
  const next: Record<string, boolean> = { ...edits };
  for (const person of people) {
    if (needsCredential(person) === requested) Reflect.deleteProperty(next, person.PersonID);
    else next[person.PersonID] = requested;
  }
  return next;
}

/** One choice per person (CRD-2), but none where the stored value is unreadable and was not set again (CRD-4). */
export function credentialChoices(
  staff: readonly Holder[],
  edits: CredentialEdits,
  identifier: string,
): CredentialChoice[] {
  const isKnown = ({ PersonID, NeedCredential }: Holder): boolean => NeedCredential !== null || PersonID in edits;
  return staff.filter(isKnown).map((person) => ({
    staff: person.PersonID,
    identifier,
    credential: isRequested(person, edits) ? '1' : '0',
  }));
}

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
