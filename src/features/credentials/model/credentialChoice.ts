import type { CredentialChoice } from '../api/credentialsApi';

interface Holder {
  PersonID: number;
  /** Null: what is on record could not be read. */
  NeedCredential: 0 | 1 | null;
}

/** What the user has chosen otherwise than it is on record, by PersonID. */
export type CredentialEdits = Readonly<Record<string, boolean>>;

export const needsCredential = ({ NeedCredential }: Holder): boolean => NeedCredential === 1;

export const isRequested = (person: Holder, edits: CredentialEdits): boolean =>
  edits[person.PersonID] ?? needsCredential(person);

/** The edits with some more. Toggling back to what is on record removes the edit. */
export function withChoice(edits: CredentialEdits, people: readonly Holder[], requested: boolean): CredentialEdits {
  const next: Record<string, boolean> = { ...edits };
  for (const person of people) {
    if (needsCredential(person) === requested) Reflect.deleteProperty(next, person.PersonID);
    else next[person.PersonID] = requested;
  }
  return next;
}

/** One for everyone on the staff (CRD-2). What could not be read is sent only where the user has chosen anew (CRD-4). */
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
