import { apiPath, notSaved, readEntries } from '@/shared/api';
import type { Reading, StepAnswer } from '@/shared/api';
import type { Send } from '@/shared/lib/resumable-save';
import { readPerson as readOne } from './readPerson';
import type { Person, StaffRole } from './staffDto';

/** The organization's staff of a role, read anew in the middle of a save. */
export async function readStaff(
  send: Send,
  role: StaffRole,
  identifier: string,
): Promise<StepAnswer<Reading<Person[]>>> {
  const request =
    role === 'director'
      ? ({ path: apiPath`/staff/director/${identifier}`, answer: 'value' } as const)
      : ({ path: apiPath`/staff/assistants/${identifier}`, answer: 'list' } as const);
  const { data, error } = await send(request);
  if (error !== undefined) return { error };
  const list: unknown[] = Array.isArray(data) ? data : data === null ? [] : [data];
  return { data: readEntries(list, readOne) };
}

interface WantedPerson {
  send: Send;
  role: StaffRole;
  /** The organization's. */
  identifier: string;
  person: Person;
}

/** The person as the server has it now; none is an error that says so. */
export async function readPerson({ send, role, identifier, person }: WantedPerson): Promise<StepAnswer<Person>> {
  const { data, error } = await readStaff(send, role, identifier);
  if (error !== undefined) return { error };
  const found = data.value.find(({ PersonID }) => PersonID === person.PersonID);
  return found === undefined ? notSaved('This person is no longer on your staff list.') : { data: found };
}
