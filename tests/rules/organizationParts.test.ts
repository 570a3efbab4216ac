// Verifies ORG-3, SAV-3.
import { organizationSave, withFilledIn, type Organization, type OrganizationEdit } from '@/features/organization';
import { stepsOf } from '@/shared/lib/resumable-save';
import { organizationRecord } from '../support/records';

const now = organizationRecord({
  Identifier: '20417',
  id: 1,
  OrganizationName: 'Emporia Gazette',
  PrimaryAddress: '517 Merchant Street',
  City: 'Emporia',
  StateID: 17,
  ZipCode: '668014417',
  TypeID: 2,
  BusinessPhone: '6205550142',
  Email: 'news@gazette.example',
  AddressID: 5001,
  ContactID: 7001,
});

const wanted: OrganizationEdit = {
  Organization: 'Emporia Gazette',
  Type: 2,
  Address: '517 Merchant Street',
  City: 'Emporia',
  State: 17,
  Zip: '66801-4417',
  Phone: '+1 (620) 555-0142',
  Fax: '',
  Email: 'news@gazette.example',
  Website: '',
};

const savedParts = (changes: Partial<OrganizationEdit>) =>
  Object.entries(organizationSave.steps)
    .filter(([, step]) => {
      const task = { organization: now, values: { ...wanted, ...changes } };
      return 'check' in step && step.check(now, task, {});
    })
    .map(([name]) => name);

test('a part counts as saved when the server has its values in any notation', () => {
  expect(savedParts({})).toEqual(['name', 'address', 'contact', 'type']);
});

test.each<[Partial<OrganizationEdit>, string]>([
  [{ Organization: 'Gazette' }, 'name'],
  [{ Address: '1 Main Street' }, 'address'],
  [{ City: '' }, 'address'],
  [{ State: 37 }, 'address'],
  [{ Zip: '66801' }, 'address'],
  [{ Phone: '6205550143' }, 'contact'],
  [{ Fax: '6205550143' }, 'contact'],
  [{ Email: 'desk@gazette.example' }, 'contact'],
  [{ Website: 'gazette.example' }, 'contact'],
  [{ Type: 5 }, 'type'],
])('%j is missing in the part “%s” alone', (changes, part) => {
  expect(savedParts(changes)).toEqual(['name', 'address', 'contact', 'type'].filter((name) => name !== part));
});

test('a state and a type that the server only names count as saved by the lists’ ids', () => {
  const lists = { states: [{ Id: 17, Name: 'Kansas' }], types: [{ TypeID: 2, Type: 'Newspaper' }] };
  const named = { ...now, StateID: null, State: 'KANSAS', TypeID: null, MediaType: 'Newspaper' };
  const { address, type } = organizationSave.steps;
  for (const step of [address, type]) {
    if (!('check' in step)) throw new Error('The step is a PUT.');
    expect(step.check(named, { organization: named, values: wanted, lists }, {})).toBe(true);
    expect(step.check(named, { organization: named, values: { ...wanted, State: 37, Type: 5 }, lists }, {})).toBe(
      false,
    );
  }
});

test('an organization without an address or a contact record has no such part', () => {
  const existing = (organization: Organization) => stepsOf(organizationSave, { organization });
  expect(existing(now)).toEqual(['name', 'address', 'contact', 'type']);
  expect(existing({ ...now, AddressID: null, ContactID: null })).toEqual(['name', 'type']);
  expect(existing({ ...now, AddressID: undefined })).toEqual(['name', 'contact', 'type']);
});

test('a part with a value that could not be read is not saved until it is filled in', () => {
  const parts = (organization: Organization) => stepsOf(organizationSave, { organization });
  const odd = { ...now, unreadFields: ['Fax', 'State'] as const };
  expect(parts(odd)).toEqual(['name', 'type']);
  expect(parts(withFilledIn(odd, { Fax: '620-555-0100', State: ' ' }))).toEqual(['name', 'contact', 'type']);
});
