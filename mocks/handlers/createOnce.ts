import { and, eq, isNull, or } from 'drizzle-orm';
import { insertedId } from '../db/queries/sql';
import { persons, staffContacts, staffRecords } from '../db/schema';
import { personValues } from '../domain/formValues';
import type { MediaCall } from './calls';

const REPEAT_MS = 60_000;

interface Created {
  at: number;
  response: Promise<{ Id: number }>;
}

type Creation = MediaCall<
  'createDirectorContact' | 'createAssistantContact' | 'createAssistantRecord' | 'createAssistantPerson'
>;

interface Kind {
  create: (call: Creation) => Promise<{ id: number }[]>;
  /** Finds the created row; finds nothing if it has been removed or changed since. */
  find: (call: Creation, id: number) => Promise<unknown[]>;
}

/** Repeats the first response if the same call comes again within a minute, so that a double click adds only one person. */
export function createOnce({ create, find }: Kind): (call: Creation) => Promise<{ Id: number }> {
  const recent = new Map<string, Created>();
  return async (call) => {
    const at = call.context.now().getTime();
    for (const [key, created] of recent) if (Math.abs(at - created.at) >= REPEAT_MS) recent.delete(key);
    const { FirstName, LastName, Email } = call.body;
    const key = JSON.stringify([call.own.id, FirstName.trim(), LastName.trim(), Email]);
    const repeated = recent.get(key);
    if (repeated !== undefined) {
      const before = await repeated.response.catch(() => undefined);
      if (before !== undefined && (await find(call, before.Id)).length > 0) return before;
    }
    const response = create(call).then((rows) => ({ Id: insertedId(rows) }));
    recent.set(key, { at, response });
    return response;
  };
}

const isPerson = ({ body }: Creation) => {
  const { firstName, lastName, email } = personValues(body);
  return and(eq(persons.firstName, firstName), eq(persons.lastName, lastName), eq(persons.email, email));
};

export const contact: Kind = {
  create: ({ context, own, body }) =>
    context.db
      .insert(staffContacts)
      .values({ organizationId: own.id, email: body.Email })
      .returning({ id: staffContacts.id }),
  find: (call, id) =>
    call.context.db
      .select()
      .from(staffContacts)
      .leftJoin(staffRecords, eq(staffRecords.contactId, staffContacts.id))
      .leftJoin(persons, eq(persons.id, staffRecords.personId))
      .where(
        and(
          eq(staffContacts.id, id),
          eq(staffContacts.email, call.body.Email),
          or(isNull(staffRecords.personId), isPerson(call)),
        ),
      ),
};

export const person: Kind = {
  create: ({ context, own, body }) =>
    context.db
      .insert(persons)
      .values({ organizationId: own.id, ...personValues(body) })
      .returning({ id: persons.id }),
  find: (call, id) =>
    call.context.db
      .select()
      .from(persons)
      .where(and(eq(persons.id, id), isPerson(call))),
};

export const record: Kind = {
  create: ({ context, own }) =>
    context.db
      .insert(staffRecords)
      .values({ organizationId: own.id, role: 'assistant' })
      .returning({ id: staffRecords.id }),
  find: (call, id) =>
    call.context.db
      .select()
      .from(staffRecords)
      .leftJoin(persons, eq(persons.id, staffRecords.personId))
      .where(and(eq(staffRecords.id, id), or(isNull(staffRecords.personId), isPerson(call)))),
};
