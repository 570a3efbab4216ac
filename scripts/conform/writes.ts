import type { OperationId } from '../../mocks/http/contract';
import { testAssistant } from './assistantWrites';
import { keyOf } from './judgeEntries';
import { operations } from './operations';
import { readAgain, readOwn, sameId, save, type Fields, type Own } from './ownRecords';
import { callOf, type PathParts, type Run } from './run';

/** The ten values that each call sends when an organization is saved (ORG-3), and the record's fields that hold them. */
const FORM = {
  Organization: 'OrganizationName',
  Type: 'TypeID',
  Address: 'PrimaryAddress',
  City: 'City',
  State: 'StateID',
  Zip: 'ZipCode',
  Phone: 'BusinessPhone',
  Fax: 'Fax',
  Email: 'Email',
  Website: 'WebSite',
} as const;

type Field = keyof typeof FORM;

const formOf = (record: Fields): Fields =>
  Object.fromEntries(Object.entries(FORM).map(([name, field]) => [name, record[field] ?? null]));

/** Changes each part of the organization, reads the change back, and undoes it at once. */
async function organizationWrites(run: Run, { identifier, organization, asRead, before }: Own): Promise<void> {
  const [original, sent] = [formOf(organization), formOf(asRead)];
  const [AddressID, ContactID] = [keyOf(asRead, 'AddressID'), keyOf(asRead, 'ContactID')];
  const types = (await run.ask('getOrganizationTypes')).map((type) => keyOf(type, 'TypeID'));
  const Type = types.find((type) => !sameId(type, original.Type));
  const mark = (value: unknown): string => `${String(value)} (conformance)`;
  // The call, its path values, the form's values that it stores (the test changes the first), and the new value; skipped without one.
  const parts: [OperationId, PathParts, [Field, ...Field[]], unknown][] = [
    ['updateOrganizationName', { Identifier: identifier }, ['Organization'], mark(sent.Organization)],
    [
      'updateOrganizationAddress',
      { AddressID: AddressID ?? '' },
      ['Address', 'City', 'Zip'],
      AddressID && mark(sent.Address),
    ],
    [
      'updateOrganizationContact',
      { ContactID: ContactID ?? '' },
      ['Website', 'Phone', 'Fax', 'Email'],
      ContactID && sent.Email && 'https://conformance.example',
    ],
    ['updateOrganizationType', { Identifier: identifier }, ['Type'], original.Type && Type],
  ];
  for (const [id, at, stores, value] of parts) {
    // Skips the call if a text is stored as a number: it may have lost leading zeros, so it could not be restored.
    const isInexact = stores.some((name) => name !== 'Type' && typeof (original[name] ?? '') !== 'string');
    if (isInexact || value === undefined || value === '') {
      run.skip(id, callOf(id), 'a stored value is missing, or could not be put back exactly');
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
        if ((await readAgain(run, 'getOrganization', identifier)) === before.get('getOrganization')) break;
      }
    }
  }
}

/** Sends the director's own values, so that nothing changes. */
async function directorWrites(run: Run, { director }: Own): Promise<void> {
  const [PersonID, ContactID, RecordID] = ['PersonID', 'ContactID', 'RecordID'].map((field) => keyOf(director, field));
  const values = { FirstName: director.FirstName, LastName: director.LastName, Email: director.Email };
  if (Object.values(values).some((value) => typeof value !== 'string' || value === '')) return;
  if (PersonID !== undefined) await run.ask('updateDirectorPerson', { PersonID }, values);
  if (ContactID !== undefined) await run.ask('updateDirectorContact', { ContactID }, values);
  if (ContactID !== undefined && RecordID !== undefined)
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
        if (/^(?:update|link)(?:Organization|Director)/.test(id)) run.skip(id, callOf(id), reason);
    }
  } finally {
    for (const [id, snapshot] of own.before)
      if ((await readAgain(run, id, identifier)) !== snapshot) run.left.push(`${callOf(id)} differs from before`);
  }
}
