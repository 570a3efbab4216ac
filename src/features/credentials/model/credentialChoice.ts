import type { CredentialChoice } from '../api/credentialsApi';

interface Holder {
  PersonID: number;
  NeedCredential?: number | string | null;
}

/** What the user has chosen otherwise than it is on record, by PersonID. */
export type CredentialEdits = ReadonlyMap<number, boolean>;

export const needsCredential = ({ NeedCredential }: Holder): boolean => Number(NeedCredential) === 1;

export const isRequested = (person: Holder, edits: CredentialEdits): boolean =>
  edits.get(person.PersonID) ?? needsCredential(person);

/** Section 7: one for everyone of the staff. */
export function credentialChoices(
  staff: readonly Holder[],
  edits: CredentialEdits,
  identifier: string,
): CredentialChoice[] {
  return staff.map((person) => ({
    staff: person.PersonID,
    identifier,
    credential: isRequested(person, edits) ? '1' : '0',
  }));
}
