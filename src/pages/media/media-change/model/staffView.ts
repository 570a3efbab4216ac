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

interface StaffOrder {
  sort: StaffSort;
  isDescending: boolean;
}

export interface StaffView extends StaffOrder {
  filter: string;
  isWithoutCredential: boolean;
}

interface StaffUrl extends Pick<StaffView, 'filter' | 'isWithoutCredential'> {
  order: StaffOrder;
  chosen: readonly number[];
}

const fields: UrlFields<StaffUrl> = {
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
export function visibleStaff(members: readonly StaffMember[], view: StaffView): StaffMember[] {
  const query = foldText(view.filter);
  const keyOf = sortKeys[view.sort];
  const direction = view.isDescending ? -1 : 1;
  return members
    .filter(({ person }) => !view.isWithoutCredential || !hasCredential(person))
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

/** The filters and sort order of the table, and the selected people, all stored in the URL. */
export function useStaffView() {
  const [{ order, chosen, ...filters }, change] = useUrlState(fields);
  const view: StaffView = { ...filters, ...order };
  return {
    view,
    chosen,
    change: (changes: Partial<StaffView>) => {
      const { sort, isDescending, ...others } = { ...view, ...changes };
      change({ ...others, order: { sort, isDescending } }, true);
    },
    choose: (ids: readonly number[]) => {
      change({ chosen: ids }, true);
    },
  };
}
