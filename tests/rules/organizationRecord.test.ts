// Verifies ORG-2, ORG-4, API-8, API-10.
import { organizationRequest, readOrganization } from '@/features/organization/api/organizationDto';
import { readRecord } from '@/shared/api';

const read = (row: object) => readRecord(row, readOrganization('20417'))?.value;

test.each([
  ['OrganizationName', 'Organization'],
  ['PrimaryAddress', 'Address'],
  ['City', 'City'],
  ['State', 'State'],
  ['StateID', 'State'],
  ['ZipCode', 'Zip'],
  ['MediaType', 'Type'],
  ['TypeID', 'Type'],
  ['BusinessPhone', 'Phone'],
  ['Fax', 'Fax'],
  ['Email', 'Email'],
  ['WebSite', 'Website'],
])('a record whose %s cannot be read says so of the field %s', (name, field) => {
  expect(read({ Identifier: '20417', [name]: { text: 'x' } })?.unreadableFields).toEqual([field]);
});

test.each<[object, string[]]>([
  [{ StateID: {}, State: 'Kansas' }, []],
  [{ StateID: 17, State: {} }, []],
  [{ StateID: {}, State: {} }, ['State']],
  [{ TypeID: {}, MediaType: 'Radio' }, []],
  [{ TypeID: 4, MediaType: {} }, []],
  [{ TypeID: {}, MediaType: {} }, ['Type']],
])('of a state or type, the id or the name is enough: %j', (row, unreadable) => {
  expect(read({ Identifier: '20417', ...row })?.unreadableFields).toEqual(unreadable);
});

test.each<[object, boolean]>([
  [{ Identifier: 'another spelling' }, true],
  [{ id: 1 }, true],
  [{ OrganizationName: 'Gazette' }, true],
  [{ City: 'Hays' }, false],
  [{ message: 'Maintenance' }, false],
])('%j is an organization’s record: %p', (row, isOne) => {
  expect(read(row)?.Identifier).toBe(isOne ? '20417' : undefined);
});

test('it is asked for by its identifier, and has to be one value', () => {
  expect(organizationRequest('20417')).toMatchObject({ path: { path: 'org/identifier/20417' }, response: 'value' });
});
