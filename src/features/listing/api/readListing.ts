import type { MediaOrganization } from './listingDto';

type Listed = Record<'Identifier' | 'OrganizationName', string | number | null>;

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** An entry without an Identifier can neither be shown as a row nor opened. */
const isListed = (entry: unknown): entry is Listed =>
  typeof entry === 'object' &&
  entry !== null &&
  'Identifier' in entry &&
  'OrganizationName' in entry &&
  isText(entry.Identifier) &&
  entry.Identifier !== '' &&
  (isText(entry.OrganizationName) || entry.OrganizationName === null);

const isComplete = (entry: Listed): entry is MediaOrganization =>
  typeof entry.Identifier === 'string' && typeof entry.OrganizationName === 'string';

/** The organizations of a listing's answer. Whatever else stands in the list is left out. */
export function readListing(answer: unknown): MediaOrganization[] {
  const entries: unknown[] = Array.isArray(answer) ? answer : [];
  const organizations = entries
    .filter(isListed)
    .map((entry) =>
      isComplete(entry)
        ? entry
        : { ...entry, Identifier: String(entry.Identifier), OrganizationName: String(entry.OrganizationName ?? '') },
    );
  // The store freezes what it is given, each of 10,000 entries for itself, but takes a frozen list as it is.
  Object.freeze(organizations);
  return organizations;
}
