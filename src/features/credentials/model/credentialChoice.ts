import type { CredentialChoice } from '../api/credentialsApi';

interface Holder {
  PersonID: number;
  /** Null: what is on record could not be read. */
  NeedCredential: 0 | 1 | null;
}

/** What the user has chosen otherwise than it is on record, by PersonID. */
export type CredentialEdits = ReadonlyMap<number, boolean>;

export const needsCredential = ({ NeedCredential }: Holder): boolean => NeedCredential === 1;

export const isRequested = (person: Holder, edits: CredentialEdits): boolean =>
  edits.get(person.PersonID) ?? needsCredential(person);

/** Section 7: one for everyone of the staff. What could not be read is sent only where the user has chosen anew. */
export function credentialChoices(
  staff: readonly Holder[],
  edits: CredentialEdits,
  identifier: string,
): CredentialChoice[] {
  const isKnown = ({ PersonID, NeedCredential }: Holder): boolean => NeedCredential !== null || edits.has(PersonID);
  return staff.filter(isKnown).map((person) => ({
    staff: person.PersonID,
    identifier,
    credential: isRequested(person, edits) ? '1' : '0',
  }));
}
