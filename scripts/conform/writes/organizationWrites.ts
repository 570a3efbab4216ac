import type { OperationId } from '../../../mocks/http/contract';
import type { components } from '../../../src/shared/api/contract.gen';
import { callOf, pathOf, type PathParts, type Run } from '../run';
import { keyOf, recordsOf } from '../values';
import { screensOf } from '../screens';
import type { Undo } from './undo';

type Form = components['schemas']['OrganizationEdit'];

const text = (record: Record<string, unknown>, field: string): string => String(keyOf(record, field) ?? '');

const formOf = (organization: Record<string, unknown>): Form => ({
  Organization: text(organization, 'OrganizationName'),
  Type: text(organization, 'TypeID'),
  Address: text(organization, 'PrimaryAddress'),
  City: text(organization, 'City'),
  State: text(organization, 'StateID'),
  Zip: text(organization, 'ZipCode'),
  Phone: text(organization, 'BusinessPhone'),
  Fax: text(organization, 'Fax'),
  Email: text(organization, 'Email'),
  Website: text(organization, 'WebSite'),
});

const MARK = ' (conformance)';

interface Part {
  id: OperationId;
  parts: PathParts | undefined;
  changed: keyof Form;
  read: string;
}

async function readOwn(run: Run, identifier: string): Promise<Record<string, unknown>> {
  return recordsOf([await run.ask('getOrganization', { identifier })])[0] ?? {};
}

export async function organizationWrites(run: Run, identifier: string, undo: Undo): Promise<void> {
  const before = await readOwn(run, identifier);
  const form = formOf(before);
  const [address, contact] = [keyOf(before, 'AddressID'), keyOf(before, 'ContactID')];
  const types = recordsOf(await run.ask('getOrganizationTypes')).map((type) => text(type, 'TypeID'));
  const otherType = types.find((type) => type !== form.Type) ?? String(form.Type);
  const parts: Part[] = [
    {
      id: 'updateOrganizationName',
      parts: { Identifier: identifier },
      changed: 'Organization',
      read: 'OrganizationName',
    },
    {
      id: 'updateOrganizationAddress',
      parts: address === undefined ? undefined : { AddressID: address },
      changed: 'Address',
      read: 'PrimaryAddress',
    },
    {
      id: 'updateOrganizationContact',
      parts: contact === undefined ? undefined : { ContactID: contact },
      changed: 'Website',
      read: 'WebSite',
    },
    { id: 'updateOrganizationType', parts: { Identifier: identifier }, changed: 'Type', read: 'TypeID' },
  ];
  for (const { id, parts: at, changed, read } of parts) {
    if (at === undefined || form.Email === '') {
      run.journal.skip(id, callOf(id), 'the test organization has no such record or no e-mail');
      continue;
    }
    const value =
      changed === 'Type'
        ? otherType
        : changed === 'Website'
          ? 'https://conformance.example'
          : `${String(form[changed])}${MARK}`;
    undo.push(`${changed} of the organization`, async () => {
      await run.send({ method: 'PUT', path: pathOf(id, at), body: form, token: run.session?.token });
      const after = await run.send({ method: 'GET', path: pathOf('getOrganization', { identifier }) });
      const body: unknown = after.failed === undefined ? JSON.parse(after.body) : {};
      if (String(keyOf(body, read) ?? '') !== String(form[changed]))
        throw new Error(`it is ${String(keyOf(body, read))}`);
    });
    await run.ask(id, at, { ...form, [changed]: value });
    const shown = String(keyOf(await readOwn(run, identifier), read) ?? '');
    if (shown === value) continue;
    run.note(id, callOf(id), 0, [
      {
        verdict: 'breaks',
        what: `The saved value differs from the value read back: ${read} is ${JSON.stringify(shown)}`,
        screens: screensOf[id],
      },
    ]);
  }
}
