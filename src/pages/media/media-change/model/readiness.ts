import { identifiedChoices, NOT_PROVIDED_ID, type Organization } from '@/features/organization';
import type { Person } from '@/features/staff';
import { isEmail } from '@/shared/lib/email';
import { joinNames, personName } from '@/shared/lib/names';
import { paths } from '@/shared/routes/paths';

export interface ReadinessItem {
  id: string;
  text: string;
  /** Where the user can fix it; missing if only the association can. */
  fix?: { to: string; label: string };
}

export interface Readiness {
  organization: Organization;
  /** Undefined if it could not be loaded. */
  director: Person | null | undefined;
  /** Undefined if they could not be loaded. */
  assistants: readonly Person[] | undefined;
}

const NAMED = 3;

const isBlank = (value: string | null | undefined): boolean => (value ?? '').trim() === '';
/** Whether there is a record to save to. Only the association can add a missing one (null). An unreadable id counts as a record. */
const hasRecord = (link: number | null | undefined): boolean => link !== null;
const hasEmail = ({ Email }: { Email?: string | null }): boolean => isEmail((Email ?? '').trim());

/** Names the first people: "Ana Ruiz, Kim Lee, Ray Ortiz, and 4 more". */
function named(people: readonly Person[]): string {
  const names = people.slice(0, NAMED).map(personName);
  const rest = people.length - names.length;
  return joinNames(rest > 0 ? [...names, `${rest} more`] : names);
}

function organizationItems(organization: Organization): ReadinessItem[] {
  const { AddressID, ContactID, PrimaryAddress, City, ZipCode, BusinessPhone } = organization;
  const { type } = identifiedChoices(organization, { states: [], types: [] });
  const isRead = (...names: Organization['unreadableFields']): boolean =>
    !names.some((name) => organization.unreadableFields.includes(name));
  const missing = [
    ...(type === NOT_PROVIDED_ID && isRead('Type') ? [{ what: 'type', isFixable: true }] : []),
    ...([PrimaryAddress, City, ZipCode].some(isBlank) && isRead('Address', 'City', 'Zip')
      ? [{ what: 'full address', isFixable: hasRecord(AddressID) }]
      : []),
    ...(isBlank(BusinessPhone) && isRead('Phone') ? [{ what: 'phone', isFixable: hasRecord(ContactID) }] : []),
    ...(hasEmail(organization) || !isRead('Email') ? [] : [{ what: 'valid email', isFixable: hasRecord(ContactID) }]),
  ];
  const listed = (ours: boolean): string =>
    missing
      .filter(({ isFixable }) => isFixable === ours)
      .map(({ what }) => `no ${what}`)
      .join(', ');
  const [ours, theirs] = [listed(true), listed(false)];
  const fix = { to: paths.mediaUpdate, label: 'Complete the listing' };
  return [
    ...(ours === '' ? [] : [{ id: 'listing', text: `Your listing is incomplete: ${ours}.`, fix }]),
    // Has no link to the form, because the form can't save fields without a record.
    ...(theirs === ''
      ? []
      : [{ id: 'records', text: `Your listing is incomplete: ${theirs}. The association must add this first.` }]),
  ];
}

function directorItems(director: Person | null | undefined): ReadinessItem[] {
  if (director === undefined) return [];
  if (director === null) {
    return [{ id: 'no-director', text: 'You have no primary contact yet. The association adds the first one.' }];
  }
  if (hasEmail(director)) return [];
  const text = `Your primary contact, ${personName(director)}, has no valid email.`;
  return [{ id: 'director-email', text, fix: { to: paths.primaryUpdate, label: 'Add the email' } }];
}

function assistantItems(assistants: readonly Person[]): ReadinessItem[] {
  const without = assistants.filter((assistant) => !hasEmail(assistant));
  const [first] = without;
  if (first === undefined) return [];
  const [have, label] = without.length === 1 ? ['has', 'Add the email'] : ['have', `Start with ${personName(first)}`];
  const fix = { to: paths.assistantUpdate(first.PersonID), label };
  return [{ id: 'email', text: `${named(without)} ${have} no valid email.`, fix }];
}

function credentialItems(staff: readonly Person[], isWhole: boolean): ReadinessItem[] {
  const without = staff.filter(({ NeedCredential }) => NeedCredential !== 1);
  if (without.length === 0) return [];
  const text =
    isWhole && without.length === staff.length
      ? 'You haven’t requested any credentials yet. Credentials are yearly.'
      : `You haven’t requested a credential for ${named(without)}.`;
  // Opens the form with these people checked.
  const to = paths.credentialsFor(without.map(({ PersonID }) => PersonID));
  return [{ id: 'credentials', text, fix: { to, label: 'Request Yearly Credentials' } }];
}

/** What the association's record of the organization lacks (MED-6), most urgent first. */
export function readinessOf({ organization, director, assistants }: Readiness): ReadinessItem[] {
  const staff = [...(director ? [director] : []), ...(assistants ?? [])];
  return [
    ...directorItems(director),
    ...organizationItems(organization),
    ...assistantItems(assistants ?? []),
    ...credentialItems(staff, director !== undefined && assistants !== undefined),
  ];
}
