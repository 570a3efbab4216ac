import type { Organization } from '@/features/organization';
import { addAssistantSave, type Person } from '@/features/staff';
import { isEmail } from '@/shared/lib/email';
import type { DraftId } from '@/shared/lib/drafts';
import { personName } from '@/shared/lib/names';
import { paths } from '@/shared/routes';
import { multiCallSaves } from './multiCallSaves';

/** Something that is missing before the next event, and where it can be put right. */
export interface ReadinessItem {
  id: string;
  text: string;
  /** Without one, only the association can put it right. */
  fix?: { to: string; label: string };
}

export interface Readiness {
  organization: Organization;
  director: Person | null;
  assistants: readonly Person[];
  /** Saves that stopped half-way. */
  unfinished: readonly Pick<DraftId, 'form' | 'subject'>[];
}

const NAMED = 3;
const NOT_PROVIDED = 1;

const isBlank = (value: string | null | undefined): boolean => (value ?? '').trim() === '';
const hasEmail = ({ Email }: { Email?: string | null }): boolean => isEmail((Email ?? '').trim());

/** "Ana Ruiz, Kim Lee and 4 more" */
function named(people: readonly Person[]): string {
  const names = people.slice(0, NAMED).map(personName);
  const rest = people.length - names.length;
  if (rest > 0) return `${names.join(', ')} and ${String(rest)} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : names.join('');
}

function unfinishedItem({ form, subject }: Pick<DraftId, 'form' | 'subject'>): ReadinessItem {
  // A table adds assistants, too.
  const { unfinishedText, path } = multiCallSaves.find(({ kind }) => kind === form) ?? addAssistantSave;
  return { id: `${form} ${subject}`, text: unfinishedText, fix: { to: path(subject), label: 'Finish it' } };
}

function organizationItems(organization: Organization): ReadinessItem[] {
  const { TypeID, PrimaryAddress, City, ZipCode, BusinessPhone } = organization;
  const missing = [
    ...((TypeID ?? NOT_PROVIDED) === NOT_PROVIDED ? ['type'] : []),
    ...([PrimaryAddress, City, ZipCode].some(isBlank) ? ['full address'] : []),
    ...(isBlank(BusinessPhone) ? ['phone'] : []),
    ...(hasEmail(organization) ? [] : ['valid e-mail']),
  ];
  if (missing.length === 0) return [];
  const text = `Your listing is incomplete: ${missing.map((what) => `no ${what}`).join(', ')}.`;
  return [{ id: 'listing', text, fix: { to: paths.mediaUpdate, label: 'Complete the listing' } }];
}

function directorItems(director: Person | null): ReadinessItem[] {
  if (director === null) {
    return [{ id: 'no-director', text: 'Nobody is your primary contact. The association enters the first one.' }];
  }
  if (hasEmail(director)) return [];
  const text = `Your primary contact, ${personName(director)}, has no valid e-mail.`;
  return [{ id: 'director-email', text, fix: { to: paths.primaryUpdate, label: 'Add the e-mail' } }];
}

function assistantItems(assistants: readonly Person[]): ReadinessItem[] {
  const without = assistants.filter((assistant) => !hasEmail(assistant));
  const [first] = without;
  if (first === undefined) return [];
  const to = paths.assistantUpdate(first.PersonID);
  return [
    without.length === 1
      ? { id: 'email', text: `${named(without)} has no valid e-mail.`, fix: { to, label: 'Add the e-mail' } }
      : {
          id: 'email',
          text: `${named(without)} have no valid e-mail.`,
          fix: { to, label: `Begin with ${personName(first)}` },
        },
  ];
}

function credentialItems(staff: readonly Person[]): ReadinessItem[] {
  const without = staff.filter(({ NeedCredential }) => NeedCredential !== 1);
  if (without.length === 0) return [];
  const text =
    without.length === staff.length
      ? 'No credential is requested for anyone yet. Credentials are yearly.'
      : `No credential is requested for ${named(without)}.`;
  return [{ id: 'credentials', text, fix: { to: paths.credentialSelection, label: 'Request Yearly Credentials' } }];
}

/** What is missing of the organization and its people (MED-6), the most urgent first. */
export function readinessOf({ organization, director, assistants, unfinished }: Readiness): ReadinessItem[] {
  const staff = director === null ? assistants : [director, ...assistants];
  return [
    ...unfinished.map(unfinishedItem),
    ...directorItems(director),
    ...organizationItems(organization),
    ...assistantItems(assistants),
    ...credentialItems(staff),
  ];
}
