// Verifies ORG-3, SAV-3.
import { savableParts, withFilledIn, type OrganizationEdit, type OrganizationPart } from '@/features/organization';
import { isPartSaved } from '@/features/organization/model/organizationParts';
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

const PARTS: readonly OrganizationPart[] = ['name', 'address', 'contact', 'type'];
const NONE = { states: [], types: [] };

const savedParts = (changes: Partial<OrganizationEdit>) =>
  PARTS.filter((part) => isPartSaved(part, now, { ...wanted, ...changes }, NONE));

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
  for (const part of ['address', 'type'] as const) {
    expect(isPartSaved(part, named, wanted, lists)).toBe(true);
    expect(isPartSaved(part, named, { ...wanted, State: 37, Type: 5 }, lists)).toBe(false);
  }
});

test('an organization without an address or a contact record has no such part', () => {
  expect(savableParts(now)).toEqual(['name', 'address', 'contact', 'type']);
  expect(savableParts({ ...now, AddressID: null, ContactID: null })).toEqual(['name', 'type']);
  expect(savableParts({ ...now, AddressID: undefined })).toEqual(['name', 'contact', 'type']);
});

test('a part with a value that could not be read is not saved until it is filled in', () => {
  const odd = { ...now, unreadableFields: ['Fax', 'State'] as const };
  expect(savableParts(odd)).toEqual(['name', 'type']);
  expect(savableParts(withFilledIn(odd, { Fax: '620-555-0100', State: ' ' }))).toEqual(['name', 'contact', 'type']);
});
