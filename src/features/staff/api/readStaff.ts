import { apiPath, readEntries, type Outcome, type Reading } from '@/shared/api';
import type { Send } from '@/shared/forms';
import { readPerson } from './readPerson';
import type { Person, StaffRole } from './staffDto';

export async function readStaff(send: Send, role: StaffRole, identifier: string): Promise<Outcome<Reading<Person[]>>> {
  const request =
    role === 'director'
      ? ({ path: apiPath`/staff/director/${identifier}`, answer: 'value' } as const)
      : ({ path: apiPath`/staff/assistants/${identifier}`, answer: 'list' } as const);
  const { data, error } = await send(request);
  if (error !== undefined) return { error };
  const list: unknown[] = Array.isArray(data) ? data : data === null ? [] : [data];
  return { data: readEntries(list, readPerson) };
}
