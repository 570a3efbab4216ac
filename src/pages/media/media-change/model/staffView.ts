import type { Person } from '@/features/staff';
import { personName } from '@/shared/lib/names';
import { foldText, includesWords } from '@/shared/lib/text';

/** How the assistants are shown; the address has it. */
export interface StaffView {
  filter: string;
  sort: 'name' | 'email' | 'credential';
  isDescending: boolean;
  /** Whether only those without a credential request are shown. */
  isWithoutCredential: boolean;
}

export const staffSorts = ['name', 'email', 'credential'] as const;

export function readStaffView(search: URLSearchParams): StaffView {
  const [sort, direction] = (search.get('staff-sort') ?? '').split('-');
  return {
    filter: search.get('staff') ?? '',
    sort: staffSorts.find((known) => known === sort) ?? 'name',
    isDescending: direction === 'down',
    isWithoutCredential: search.has('without-credential'),
  };
}

/** The address with another view; what is usual is left out. */
export function writeStaffView(search: URLSearchParams, view: StaffView): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string): void => {
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  const sort = `${view.sort}${view.isDescending ? '-down' : ''}`;
  set('staff', view.filter);
  set('staff-sort', sort === 'name' ? '' : sort);
  set('without-credential', view.isWithoutCredential ? '1' : '');
  return next;
}

export const hasCredential = ({ NeedCredential }: Person): boolean => NeedCredential === 1;

const sortKeys: Record<StaffView['sort'], (person: Person) => string> = {
  name: (person) => foldText(`${person.LastName} ${person.FirstName}`),
  email: ({ Email }) => foldText(Email),
  credential: (person) => (hasCredential(person) ? '1' : '0'),
};

/** The people whom the view shows, in its order. */
export function staffShown(people: readonly Person[], view: StaffView): Person[] {
  const query = foldText(view.filter);
  const keyOf = sortKeys[view.sort];
  const direction = view.isDescending ? -1 : 1;
  return people
    .filter((person) => !view.isWithoutCredential || !hasCredential(person))
    .filter((person) => includesWords(foldText(`${personName(person)} ${person.Email}`), query))
    .sort((a, b) => direction * (keyOf(a).localeCompare(keyOf(b), 'en') || a.PersonID - b.PersonID));
}
