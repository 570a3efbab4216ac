import { useSearchParams } from 'react-router-dom';
import type { Person } from '@/features/staff';
import { personName } from '@/shared/lib/names';
import { compareText, foldText, includesWords } from '@/shared/lib/text';

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

export interface StaffView {
  filter: string;
  sort: StaffSort;
  isDescending: boolean;
  isWithoutCredential: boolean;
}

function readStaffView(search: URLSearchParams): StaffView {
  const [sort, direction] = (search.get('staff-sort') ?? '').split('-');
  return {
    filter: search.get('staff') ?? '',
    sort: staffSorts.find((known) => known === sort) ?? 'role',
    isDescending: direction === 'down',
    isWithoutCredential: search.has('without-credential'),
  };
}

/** Leaves out default values. */
function writeStaffView(search: URLSearchParams, view: StaffView): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string): void => {
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  const sort = `${view.sort}${view.isDescending ? '-down' : ''}`;
  set('staff', view.filter);
  set('staff-sort', sort === 'role' ? '' : sort);
  set('without-credential', view.isWithoutCredential ? '1' : '');
  return next;
}

export const hasCredential = ({ NeedCredential }: Person): boolean => NeedCredential === 1;

const nameKey = ({ person }: StaffMember): string => foldText(`${person.LastName} ${person.FirstName}`);

const sortKeys: Record<StaffSort, (member: StaffMember) => string> = {
  name: nameKey,
  // The primary contact sorts first.
  role: ({ role }) => (role === 'director' ? '0' : '1'),
  email: ({ person }) => foldText(person.Email),
  credential: ({ person }) => (hasCredential(person) ? '1' : '0'),
};

/** Ties sort by name. */
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

const CHOSEN = 'chosen';

/** The view and the selected people, both kept in the address. */
export function useStaffView() {
  const [search, setSearch] = useSearchParams();
  const view = readStaffView(search);
  const chosen = (search.get(CHOSEN) ?? '').split(' ').map(Number).filter(Boolean);
  const replace = (next: URLSearchParams): void => {
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    view,
    chosen,
    change: (changes: Partial<StaffView>) => {
      replace(writeStaffView(search, { ...view, ...changes }));
    },
    choose: (ids: readonly number[]) => {
      const next = new URLSearchParams(search);
      if (ids.length === 0) next.delete(CHOSEN);
      else next.set(CHOSEN, ids.join(' '));
      replace(next);
    },
  };
}
