import type { OperationId } from '../../mocks/http/contract';
import { recordField } from '../../src/features/organization/api/organizationDto';
import { testAssistant } from './assistantWrites';
import { keyOf } from './judgeEntries';
import { operations } from './operations';
import { firstOf, isAsBefore, OWN_CALLS, readOwn, sameId, save, type Fields, type Own } from './ownRecords';
import { callOf, type Run } from './run';

/** The ten values that each call sends when an organization is saved (ORG-3), and the record's fields that hold them. */
const FORM = { ...recordField, State: 'StateID', Type: 'TypeID' } as const;

type Field = keyof typeof FORM;

const formOf = (record: Fields): Fields =>
  Object.fromEntries(Object.entries(FORM).map(([name, field]) => [name, record[field] ?? null]));

/** Changes each part of the organization, reads the change back, and undoes it at once. */
async function organizationWrites(run: Run, own: Own): Promise<void> {
  const { identifier, getOrganization } = own;
  const asRead = firstOf(getOrganization.entries);
  // `original` has the values as the server returned them; `sent` has them as the portal reads them and would send them back.
  const [original, sent] = [formOf(firstOf(getOrganization.raw)), formOf(asRead)];
  const [AddressID = '', ContactID = ''] = [keyOf(asRead, 'AddressID'), keyOf(asRead, 'ContactID')];
  const at = { Identifier: identifier, AddressID, ContactID };
  const types = (await run.ask('getOrganizationTypes')).map((type) => keyOf(type, 'TypeID'));
  const Type = types.find((type) => !sameId(type, original.Type));
  const mark = (value: unknown): string => `${String(value)} (conformance)`;
  const website = sent.Email && 'https://conformance.example';
  // The call, the form's values that it stores (the test changes the first), and the new value. A call without a new value is skipped.
  const parts: [OperationId, [Field, ...Field[]], unknown][] = [
    ['updateOrganizationName', ['Organization'], mark(sent.Organization)],
    ['updateOrganizationAddress', ['Address', 'City', 'Zip'], AddressID && mark(sent.Address)],
    ['updateOrganizationContact', ['Website', 'Phone', 'Fax', 'Email'], ContactID && website],
    ['updateOrganizationType', ['Type'], original.Type && Type],
  ];
  for (const [id, stores, value] of parts) {
    // Skips the call if the server returns a number for text: it may have lost leading zeros, so it could not be restored.
    const isInexact = stores.some((name) => name !== 'Type' && typeof (original[name] ?? '') !== 'string');
    if (isInexact || value === undefined || value === '') {
      run.skip(id, 'a stored value is missing, or could not be put back exactly');
      continue;
    }
    const [changed] = stores;
    try {
      await save(run, id, at, { ...sent, [changed]: value }, async () => {
        const now = keyOf((await run.ask('getOrganization', { identifier }))[0], FORM[changed]);
        return now === value || sameId(now, value) ? '' : `${FORM[changed]} is ${JSON.stringify(now)}`;
      });
    } finally {
      for (const body of [original, sent, original]) {
        await run.send(run.callTo(id, at, body));
        if (await isAsBefore(run, own, 'getOrganization')) break;
      }
    }
  }
}

/** Sends the director's own values, so that nothing changes. */
async function directorWrites(run: Run, { getDirector }: Own): Promise<void> {
  const director = firstOf(getDirector.raw);
  const [PersonID, ContactID, RecordID] = ['PersonID', 'ContactID', 'RecordID'].map((field) => keyOf(director, field));
  const values = { FirstName: director.FirstName, LastName: director.LastName, Email: director.Email };
  if (Object.values(values).some((value) => typeof value !== 'string' || value === '')) return;
  await run.ask('updateDirectorPerson', { PersonID }, values);
  await run.ask('updateDirectorContact', { ContactID }, values);
  await run.ask('linkDirectorContact', { RecordID, newContactId: ContactID });
}

/** Tests the writes. Leaves the server as it was (CON-3), and notes what could not be undone. */
export async function writes(run: Run, identifier: string): Promise<void> {
  const own = await readOwn(run, identifier);
  try {
    if (await testAssistant(run, own)) {
      await organizationWrites(run, own);
      await directorWrites(run, own);
    } else {
      const reason = 'the test assistant did not come back exactly as saved, so nothing else could be put back';
      for (const id of Object.keys(operations) as OperationId[])
        if (/^(?:update|link)(?:Organization|Director)/.test(id)) run.skip(id, reason);
    }
  } finally {
    for (const id of OWN_CALLS)
      if (!(await isAsBefore(run, own, id))) run.left.push(`${callOf(id)} differs from before`);
  }
}
