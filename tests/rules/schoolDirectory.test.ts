// Verifies GEN-19, SCH-2, SCH-6, SCH-11.
import { coachesTable, leaguesTable, schoolsTable, type School } from '@/features/schools';
import { askedOf, directoryFields, isSearched, type DirectoryView } from '@/pages/media/school-directory/directoryView';
import { directoryFacets, filterSchools, matchSchools } from '@/pages/media/school-directory/filterSchools';
import { readUrl, writeUrl } from '@/shared/routes/useUrlState';
import { coachRecord, leagueRecord, schoolRecord } from '../support/records';

const read = (query: string): DirectoryView => readUrl(directoryFields, new URLSearchParams(query));
const emptyView = read('');
const write = (view: DirectoryView): string => writeUrl(directoryFields, view).toString();

describe('the directory’s address', () => {
  test.each<[string, Partial<DirectoryView>]>([
    ['', {}],
    ['name=Hays', { name: 'Hays' }],
    ['name=+Hays+&city=Hays', { name: 'Hays', city: 'Hays' }],
    ['city=Topeka&class=6A&town=Topeka&sort=class', { city: 'Topeka', class: '6A', town: 'Topeka', sort: 'class' }],
    ['leagues=Senior', { leagues: 'Senior' }],
    ['leagues=Senior&words=flint', { leagues: 'Senior', words: 'flint' }],
    ['name=High&order=desc&page=3', { name: 'High', descending: true, page: 2 }],
    ['name=High&page=0', { name: 'High' }],
    ['name=High&page=two', { name: 'High' }],
    ['leagues=Middle&sort=phone', {}],
  ])('%j is read as the view %j', (query, view) => {
    expect(read(query)).toEqual({ ...emptyView, ...view });
  });

  test('encodes a view briefly', () => {
    expect(write(emptyView)).toBe('');
    expect(write({ ...emptyView, name: 'Hays', sort: 'city' })).toBe('name=Hays&sort=city');
    expect(write({ ...emptyView, leagues: 'Senior', words: 'flint' })).toBe('leagues=Senior&words=flint');
  });

  test('is a search when one of the boxes is filled', () => {
    expect(isSearched(emptyView)).toBe(false);
    expect(isSearched({ ...emptyView, city: 'Hays' })).toBe(true);
    expect(isSearched({ ...emptyView, name: 'Hays', leagues: 'Senior' })).toBe(false);
  });
});

const school = (SchoolName: string, City: string, Class = ''): School =>
  schoolRecord({ Id: SchoolName.length, Identifier: SchoolName, SchoolName, PhysicalCity: City, Class });

const schools = [
  school('Topeka West High School', 'Topeka', '6A'),
  school('Hayden', 'Topeka', '4A'),
  school('Hays High School', 'Hays', '10A'),
  school('Hays Middle School', 'Hays'),
];
const names = (found: readonly School[]): string[] => found.map(({ SchoolName }) => SchoolName);
const all: Omit<DirectoryView, 'name' | 'city' | 'leagues' | 'words' | 'page'> = {
  class: '',
  town: '',
  sort: 'school',
  descending: false,
};

describe('the results', () => {
  test.each<[Partial<typeof all>, string[]]>([
    [{}, ['Hayden', 'Hays High School', 'Hays Middle School', 'Topeka West High School']],
    [{ sort: 'city' }, ['Hays High School', 'Hays Middle School', 'Hayden', 'Topeka West High School']],
    [{ sort: 'class' }, ['Hayden', 'Topeka West High School', 'Hays High School', 'Hays Middle School']],
    [{ town: 'Hays' }, ['Hays High School', 'Hays Middle School']],
    [{ class: '6A' }, ['Topeka West High School']],
    [{ class: 'none' }, ['Hays Middle School']],
    [{ class: '6A', town: 'Hays' }, []],
    [
      { sort: 'city', descending: true },
      ['Hayden', 'Topeka West High School', 'Hays High School', 'Hays Middle School'],
    ],
  ])('for %j are %j', (view, expected) => {
    expect(names(filterSchools(schools, { ...all, ...view }))).toEqual(expected);
  });

  test.each([
    ['west wich', '', 'west', ''],
    [' the Topeka  West', ' Topeka ', 'Topeka', 'Topeka'],
    ['', 'St. John', '', 'St. John'],
  ])('for %j in %j are asked by %j and %j', (name, city, askedName, askedCity) => {
    expect(askedOf({ name, city })).toEqual({ name: askedName, city: askedCity });
  });

  test.each([
    ['school HAYS', '', ['Hays High School', 'Hays Middle School']],
    ['middle HAYS', '', ['Hays Middle School']],
    ['topeka 6a', '', ['Topeka West High School']],
    ['topeka hays', '', []],
    ['west', 'tope', ['Topeka West High School']],
  ])('of the words %j in %j are %j', (name, city, expected) => {
    expect(names(matchSchools(schools, { name, city }))).toEqual(expected);
  });

  test('are filtered only by the words that the server was not asked for', () => {
    const asked = askedOf({ name: 'saint hays', city: '' });
    expect(names(matchSchools(schools, { name: 'saint hays', city: '' }, asked))).toEqual([
      'Hays High School',
      'Hays Middle School',
    ]);
  });

  test('offer each class and city with its result count', () => {
    expect(directoryFacets(schools, { ...all, town: 'Hays' })).toEqual({
      classes: [
        { value: '10A', label: '10A', count: 1 },
        { value: 'none', label: 'No class', count: 1 },
      ],
      towns: [
        { value: 'Hays', label: 'Hays', count: 2 },
        { value: 'Topeka', label: 'Topeka', count: 2 },
      ],
    });
  });

  test('offer the selected value even without results', () => {
    expect(directoryFacets(schools, { ...all, class: '2A', town: 'Hays' }).classes).toContainEqual({
      value: '2A',
      label: '2A',
      count: 0,
    });
  });

  test('use a school’s mailing city when its own is unknown', () => {
    const [found] = directoryFacets([{ ...school('A', ''), MailingCity: 'Colby' }], all).towns;
    expect(found).toEqual({ value: 'Colby', label: 'Colby', count: 1 });
  });
});

test('the tables for a spreadsheet name their columns and show missing fields as blanks', () => {
  const full: School = {
    ...school('Hays High School', 'Hays', '5A'),
    LeagueName: 'Western Athletic League',
    USD: '489',
    PhysicalAddress: '2300 E 13th Street',
    PhysicalState: 'KS',
    PhysicalZip: '676012646',
    SchoolPhone: '7855550140',
    Email: 'office@hays.example',
    WebSite: 'https://hays.example',
    PrincipalName: 'Ana Ruiz',
    ADName: 'Lance Krannawitter',
    ADEmail: 'ad@hays.example',
  };
  const { columns, rows } = schoolsTable([full, school('Bare', '')]);
  expect(columns.join()).toBe(
    'School,Class,League,USD,Address,City,State,Zip,Phone,Fax,Email,Website,Principal,Athletic Director,Athletic Director Email',
  );
  expect(rows.map((cells) => cells.join('|'))).toEqual([
    'Hays High School|5A|Western Athletic League|489|2300 E 13th Street|Hays|KS|67601-2646|785-555-0140|' +
      '|office@hays.example|https://hays.example|Ana Ruiz|Lance Krannawitter|ad@hays.example',
    `Bare${'|'.repeat(14)}`,
  ]);
  expect(coachesTable([coachRecord({ ActDescription: 'Debate', LastName: 'Koch' })])).toEqual({
    columns: ['Activity', 'Name', 'Email'],
    rows: [['Debate', 'Koch', '']],
  });
  expect(leaguesTable([leagueRecord({ Name: 'Flint Hills', City: 'Alma', Code: 'KS' })])).toEqual({
    columns: ['League', 'President', 'Commissioner', 'Address', 'City', 'State', 'Zip', 'Phone', 'Email'],
    rows: [['Flint Hills', '', '', '', 'Alma', 'KS', '', '', '']],
  });
});
