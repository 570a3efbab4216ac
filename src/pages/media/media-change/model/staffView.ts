import type { Person } from '@/features/staff';
import { personName } from '@/shared/lib/names';
import { compareText, foldText, includesWords } from '@/shared/lib/text';
import { urlFlag, urlText, useUrlState, type UrlFields } from '@/shared/routes/useUrlState';

export interface StaffMember {
  person: Person;
  role: 'director' | 'assistant';
}

export const roleNames: Readonly<Record<StaffMember['role'], string>> = {
  director: 'Primary contact',
  assistant: 'Assistant',
};

const staffSorts = ['role', 'name', 'email', 'credential'] as const;
export type StaffSort = (typeof staffSorts)[number];

/** The table's filters and order, and the chosen people, all stored in the URL. */
interface StaffView {
  filter: string;
  order: { sort: StaffSort; isDescending: boolean };
  isWithoutCredential: boolean;
  chosen: readonly number[];
}

const fields: UrlFields<StaffView> = {
  filter: { ...urlText, key: 'staff' },
  order: {
    key: 'staff-sort',
    parse: (text) => {
      const [sort, direction] = text.split('-');
      return { sort: staffSorts.find((known) => known === sort) ?? 'role', isDescending: direction === 'down' };
    },
    format: ({ sort, isDescending }) => (isDescending ? `${sort}-down` : sort),
  },
  isWithoutCredential: urlFlag('without-credential', '1'),
  chosen: {
    parse: (text) => text.split(' ').map(Number).filter(Boolean),
    format: (ids) => ids.join(' '),
  },
};

export const hasCredential = ({ NeedCredential }: Person): boolean => NeedCredential === 1;

const nameKey = ({ person }: StaffMember): string => foldText(`${person.LastName} ${person.FirstName}`);

const sortKeys: Record<StaffSort, (member: StaffMember) => string> = {
  name: nameKey,
  // The primary contact sorts first.
  role: ({ role }) => (role === 'director' ? '0' : '1'),
  email: ({ person }) => foldText(person.Email),
  credential: ({ person }) => (hasCredential(person) ? '1' : '0'),
};

/** Filters and sorts the staff; ties sort by name. */
export function visibleStaff(
  members: readonly StaffMember[],
  { filter, order, isWithoutCredential }: StaffView,
): StaffMember[] {
  const query = foldText(filter);
  const keyOf = sortKeys[order.sort];
  const direction = order.isDescending ? -1 : 1;
  return members
    .filter(({ person }) => !isWithoutCredential || !hasCredential(person))
    .filter(({ person, role }) =>
      includesWords(foldText(`${personName(person)} ${person.Email} ${roleNames[role]}`), query),
    )
    .sort(
      (a, b) =>
        direction * compareText(keyOf(a), keyOf(b)) ||
        compareText(nameKey(a), nameKey(b)) ||
        a.person.PersonID - b.person.PersonID,
    );
}

export function useStaffView() {
  const [view, change] = useUrlState(fields);
  return { view, change: (changes: Partial<StaffView>) => change(changes, true) };
}
