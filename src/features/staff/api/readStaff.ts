import { apiPath, notSaved } from '@/shared/api';
import type { StepAnswer } from '@/shared/api';
import type { Send } from '@/shared/lib/resumable-save';
import type { Person, StaffRole } from './staffDto';

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'PersonID' in value && 'RecordID' in value;

/** The organization's staff of a role, read anew in the middle of a save. */
export async function readStaff(send: Send, role: StaffRole, identifier: string): Promise<StepAnswer<Person[]>> {
  const request =
    role === 'director'
      ? ({ path: apiPath`/staff/director/${identifier}`, answer: 'value' } as const)
      : ({ path: apiPath`/staff/assistants/${identifier}`, answer: 'list' } as const);
  const { data, error } = await send(request);
  if (error !== undefined) return { error };
  const list: unknown[] = Array.isArray(data) ? data : [data];
  return { data: list.filter(isPerson) };
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
  const found = data.find(({ PersonID }) => PersonID === person.PersonID);
  return found === undefined ? notSaved('This person is no longer on your staff list.') : { data: found };
}
