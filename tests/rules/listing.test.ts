// Verifies GEN-19, LST-8, LST-9, LST-11, LST-12, REQ-8.
import {
  matchingCities,
  filterOrganizations,
  findSimilar,
  indexOrganizations,
  listingFacets,
  type ListingFilter,
  type MediaOrganization,
  type SortKey,
} from '@/features/listing';
import { listingTable } from '@/pages/public/media-listing/lib/downloadListing';
import { listingFields } from '@/pages/public/media-listing/model/listingView';
import { mediaTypeName } from '@/features/organization';
import { listed } from '../support/records';

const organization = (Identifier: string, name: string, more: Partial<MediaOrganization> = {}): MediaOrganization =>
  listed({ Identifier, OrganizationName: name, ...more });

const listing = [
  organization('1', 'The Emporia Gazette', { City: 'Emporia', TypeID: 2 }),
  organization('2', 'KVOE Radio', { City: 'Emporia', TypeID: 3, Email: 'News@KVOE.example' }),
  organization('3', 'La Voz Católica', { City: 'Garden City', TypeID: 2 }),
  organization('4', "O'Brien Sports Network", { TypeID: 5, BusinessPhone: '7855550142' }),
  organization('5', 'áccent Media', { City: 'Abilene' }),
];

const index = indexOrganizations(listing, mediaTypeName);
const everything = { filter: '', type: '', city: '', sort: 'name' } as const;
const ids = (organizations: readonly MediaOrganization[]): string =>
  organizations.map(({ Identifier }) => Identifier).join('');

describe('the filtered listing', () => {
  test.each<[Partial<ListingFilter & { sort: SortKey }>, string]>([
    [{}, '52341'],
    [{ filter: 'catolica' }, '3'],
    [{ filter: 'GAZETTE emporia' }, '1'],
    [{ filter: 'garden voz' }, ''],
    [{ filter: 'obrien' }, '4'],
    [{ type: '2' }, '31'],
    [{ city: 'EMPORIA' }, '21'],
    [{ city: 'Emporia', type: '3' }, '2'],
    [{ sort: 'city' }, '52134'],
    [{ sort: 'type' }, '43152'],
  ])('by %j shows %s', (filter, shown) => {
    expect(ids(filterOrganizations(index, { ...everything, ...filter }))).toBe(shown);
  });

  test.each([
    ['name', 'name'],
    ['city', 'city'],
    ['type', 'type'],
    ['constructor', 'listed'],
    ['', 'listed'],
  ])('%j in the address sorts by %p', (key, sort) => {
    expect(listingFields.sort.parse(key)).toBe(sort);
  });
});

describe('the type and city options', () => {
  test('list the existing values with their result counts', () => {
    expect(listingFacets(index, { filter: '', type: '', city: '' })).toEqual({
      types: [
        { value: '5', label: 'Internet', count: 1 },
        { value: '2', label: 'Newspaper', count: 2 },
        { value: '1', label: 'Not Provided', count: 1 },
        { value: '3', label: 'Radio', count: 1 },
      ],
      cities: [
        { value: 'Abilene', label: 'Abilene', count: 1 },
        { value: 'Emporia', label: 'Emporia', count: 2 },
        { value: 'Garden City', label: 'Garden City', count: 1 },
      ],
    });
  });

  test('have one for all unknown and missing types', () => {
    const odd = indexOrganizations(
      [0, 1, 7, null].map((TypeID, number) => organization(String(number), 'Prairie News', { TypeID })),
      mediaTypeName,
    );
    expect(listingFacets(odd, everything).types).toEqual([{ value: '1', label: 'Not Provided', count: 4 }]);
    expect(filterOrganizations(odd, { ...everything, type: '1' })).toHaveLength(4);
  });

  test('are narrowed by the other filters, not their own, and keep the selected one', () => {
    const { types, cities } = listingFacets(index, { filter: '', type: '3', city: 'Garden City' });
    expect(types.map(({ label, count }) => [label, count])).toEqual([
      ['Newspaper', 1],
      ['Radio', 0],
    ]);
    expect(cities.map(({ label, count }) => [label, count])).toEqual([
      ['Emporia', 1],
      ['Garden City', 0],
    ]);
  });
});

describe('cities in a search', () => {
  test.each([
    ['EMPORIA gazette', '', 'Emporia 2'],
    ['emporia', '3', 'Emporia 1'],
    ['emporia', '5', ''],
    ['the garden city times of abilene', '', 'Abilene 1, Garden City 1'],
    ['garden', '', ''],
    ['emporian', '', ''],
    ['  ', '', ''],
  ])('in “%s” of type “%s” are: %s', (text, type, named) => {
    expect(
      matchingCities(index, text, type)
        .map(({ label, count }) => `${label} ${String(count)}`)
        .join(', '),
    ).toBe(named);
  });
});

describe('an applicant that may already be listed', () => {
  const nobody = { name: '', city: '', email: '', phone: '' };

  test.each([
    [{ name: 'Emporia Gazette' }, '1'],
    [{ name: 'EMPORIA GAZETTE, Inc.' }, '1'],
    [{ name: 'Gazette', city: 'Emporia' }, '1'],
    [{ name: 'Gazette' }, ''],
    [{ name: 'KVOE Radio Sports' }, '2'],
    [{ email: 'news@kvoe.example' }, '2'],
    [{ phone: '+1 785 555 0142' }, '4'],
    [{ phone: '555-0142' }, ''],
    [{ name: 'The' }, ''],
    [{ city: 'Emporia' }, ''],
  ])('as %j is shown %j', (applicant, shown) => {
    expect(ids(findSimilar(index, { ...nobody, ...applicant }))).toBe(shown);
  });

  test('shows at most five matches', () => {
    const many = Array.from({ length: 9 }, (_, number) => organization(String(number), 'Prairie News'));
    expect(findSimilar(indexOrganizations(many, mediaTypeName), { ...nobody, name: 'Prairie News' })).toHaveLength(5);
  });
});

test('the exported table formats zip and phone as the page does, and leaves missing values blank', () => {
  const full = organization('6', 'Star', {
    City: 'Iola',
    TypeID: 4,
    PrimaryAddress: '1 Main',
    State: 'KS',
    ZipCode: '667491234',
    BusinessPhone: '6205550101',
    Email: 'star@star.example',
    WebSite: 'www.star.example',
  });
  expect(listingTable([full])).toEqual({
    columns: ['Organization', 'Type', 'Address', 'City', 'State', 'Zip', 'Phone', 'Fax', 'Email', 'Website'],
    rows: [
      ['Star', 'TV', '1 Main', 'Iola', 'KS', '66749-1234', '620-555-0101', '', 'star@star.example', 'www.star.example'],
    ],
  });
});
