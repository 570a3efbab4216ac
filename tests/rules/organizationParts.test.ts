// Verifies ORG-3, ORG-4, SAV-3, SAV-6.
import type { Organization, OrganizationEdit, OrganizationPart } from '@/features/organization';
import {
  identifiedChoices,
  isPartSaved,
  savableParts,
  bodyToSend,
  withEdit,
  withFilledIn,
  type ChoiceLists,
} from '@/features/organization/model/organizationParts';
import { gazetteRecord as now } from '../support/records';

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

const lists: ChoiceLists = {
  states: [
    { Id: '05', Name: 'Iowa' },
    { Id: 17, Name: 'Kansas' },
    { Id: 5, Name: 'Ohio' },
    { Id: 'PR', Name: 'Puerto Rico' },
  ],
  types: [{ TypeID: 7, Type: 'Radio' }],
};

test.each<[Partial<Organization>, number | string]>([
  [{ StateID: 17 }, 17],
  [{ StateID: '017' }, 17],
  [{ StateID: 5 }, 5],
  [{ StateID: ' pr ' }, 'PR'],
  [{ StateID: 99, State: 'Kansas' }, 99],
  [{ StateID: 0, State: 'Kansas' }, 17],
  [{ StateID: '5x', State: 'Kansas' }, 17],
  [{ StateID: 'x5', State: 'Kansas' }, 17],
  [{ State: ' KANSAS ' }, 17],
  [{ State: 'Ontario' }, 'Ontario'],
  [{ State: '' }, ''],
])('the state of %j is known in the list as %j', (record, state) => {
  expect(identifiedChoices({ ...now, StateID: null, ...record }, lists).state).toBe(state);
});

test.each<[Partial<Organization>, ChoiceLists, number | string]>([
  [{ TypeID: 4 }, lists, 4],
  [{ MediaType: 'Radio' }, lists, 7],
  [{ MediaType: 'Radio' }, NONE, 3],
  [{ MediaType: '' }, NONE, 1],
])('the type of %j is known by %j as %j', (record, known, type) => {
  expect(identifiedChoices({ ...now, TypeID: null, ...record }, known).type).toBe(type);
});

const named = { ...now, StateID: null, State: 'Kansas', TypeID: null, MediaType: 'Radio' };

test.each<[Partial<OrganizationEdit>, Partial<OrganizationEdit>]>([
  [
    { State: 'Kansas', Type: 'Radio' },
    { State: 17, Type: 7 },
  ],
  [
    { State: '5', Type: '7' },
    { State: 5, Type: 7 },
  ],
  [
    { State: null, Type: '4' },
    { State: '', Type: '4' },
  ],
])('the choices %j of a form are sent as %j where the record has only their names', (chosen, sent) => {
  expect(bodyToSend({ ...wanted, ...chosen }, named, lists)).toEqual({ ...wanted, ...sent });
});

describe('an edit that changes nothing but the city', () => {
  const unchanged = { Type: '2', State: '17', Zip: '668014417', Phone: '6205550142' };
  const edit: OrganizationEdit = { ...wanted, ...unchanged, Fax: null, City: 'Olpe' };
  const sent = (theirs: Partial<Organization>) => bodyToSend(edit, now, lists, { ...now, ...theirs });
  const asShown = { ...edit, State: 17, Type: 2, Fax: '' };

  test('sends every other value as the server has it now', () => {
    const theirs = {
      OrganizationName: 'Gazette',
      City: 'Reading',
      ZipCode: '66868',
      Fax: '6205550199',
      WebSite: 'a.example',
    };
    const ids = { StateID: 5, State: 'Ohio', TypeID: 7, MediaType: 'Radio' };
    expect(sent({ ...theirs, ...ids })).toEqual({
      ...asShown,
      Organization: 'Gazette',
      Zip: '66868',
      Fax: '6205550199',
      Website: 'a.example',
      State: 5,
      Type: 7,
    });
  });

  test('keeps what is blank at the server as it was shown, and everything if the record is another’s', () => {
    expect(sent({ id: 99, OrganizationName: 'Courier', Email: 'news@courier.example' })).toEqual(asShown);
    expect(sent({ OrganizationName: '', Email: '', StateID: null, State: '', TypeID: null, MediaType: '' })).toEqual(
      asShown,
    );
  });
});

test.each<[Partial<OrganizationEdit>, Partial<Organization>]>([
  [
    { State: '5', Type: 7 },
    { State: 'Ohio', StateID: '5', MediaType: 'Radio', TypeID: 7 },
  ],
  [
    { State: '', Type: 4 },
    { State: 'Kansas', StateID: null, MediaType: 'Newspaper', TypeID: 4 },
  ],
])('the record has every value of a saved edit with %j', (choices, names) => {
  const before = { ...now, State: 'Kansas', MediaType: 'Newspaper' };
  const edit = { ...wanted, Organization: 'Gazette', Fax: null, ...choices };
  expect(withEdit(before, edit, lists)).toEqual({
    ...before,
    OrganizationName: 'Gazette',
    ZipCode: '66801-4417',
    BusinessPhone: '+1 (620) 555-0142',
    ...names,
  });
});

test('a state and a type that the server only names count as saved by the lists’ ids', () => {
  for (const part of ['address', 'type'] as const) {
    expect(isPartSaved(part, named, { ...wanted, State: 17, Type: 7 }, lists)).toBe(true);
    expect(isPartSaved(part, named, { ...wanted, State: 5, Type: 5 }, lists)).toBe(false);
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
