import { distinctNames, personName } from '@/shared/lib/names';
import type { NamedPerson } from '@/shared/lib/names';

/** Someone of the organization; `name` is one that no colleague has. */
export interface Attendee {
  id: number;
  name: string;
}

/** The staff as the grid and the board name them, each once. */
export function attendeesOf(staff: readonly (NamedPerson & { PersonID: number })[]): Attendee[] {
  const people = [...new Map(staff.map((person) => [person.PersonID, person])).values()];
  const names = distinctNames(people, (person) => [personName(person), person.Email ?? '']);
  return people.map(({ PersonID }, index) => ({ id: PersonID, name: names[index] ?? '' }));
}
