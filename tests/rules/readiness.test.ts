// Verifies MED-6.
import type { Organization } from '@/features/organization';
import type { Person } from '@/features/staff';
import { imageSource } from '@/pages/media/media-change/ui/Portrait';
import { readinessOf } from '@/pages/media/media-change/model/readiness';
import { gazetteRecord as organization, personRecord } from '../support/records';

const person = (id: number, name: string, more: Partial<Person> = {}): Person =>
  personRecord({
    PersonID: id,
    FirstName: name,
    LastName: 'Ruiz',
    Email: `${name.toLowerCase()}@gazette.example`,
    NeedCredential: 1,
    ...more,
  });

const complete = { organization, director: person(1, 'Ana'), assistants: [person(2, 'Kim')] };

const texts = (changes: Partial<Parameters<typeof readinessOf>[0]>) =>
  readinessOf({ ...complete, ...changes }).map(({ text, fix }) => (fix ? `${text} → ${fix.to}` : text));

test('nothing is missing from a complete organization, and fax and web site are optional', () => {
  expect(texts({})).toEqual([]);
});

test('a type that the record only names is not missing', () => {
  expect(texts({ organization: { ...organization, TypeID: null, MediaType: 'Radio' } })).toEqual([]);
  expect(texts({ organization: { ...organization, TypeID: 'Radio' } })).toEqual([]);
  expect(texts({ organization: { ...organization, TypeID: null, MediaType: 'Not Provided' } })).toHaveLength(1);
});

test.each<[Partial<Organization>, string]>([
  [{ TypeID: 1 }, 'no type'],
  [{ TypeID: null }, 'no type'],
  [{ PrimaryAddress: '' }, 'no full address'],
  [{ City: '' }, 'no full address'],
  [{ ZipCode: '' }, 'no full address'],
  [{ BusinessPhone: '' }, 'no phone'],
  [{ Email: 'news' }, 'no valid email'],
  [{ BusinessPhone: '', Email: '' }, 'no phone, no valid email'],
])('a listing with %j is said to have %s', (changes, what) => {
  expect(texts({ organization: { ...organization, ...changes } })).toEqual([
    `Your listing is incomplete: ${what}. → /media-update`,
  ]);
});

test('only the association can complete a part without a record', () => {
  const bare = { ...organization, TypeID: 1, City: '', Email: '', AddressID: null, ContactID: null };
  expect(texts({ organization: bare })).toEqual([
    'Your listing is incomplete: no type. → /media-update',
    'Your listing is incomplete: no full address, no valid email. The association must add this first.',
  ]);
});

test('a missing primary contact and missing emails are listed by urgency', () => {
  expect(
    texts({
      director: null,
      assistants: [person(2, 'Kim', { Email: '' }), person(3, 'Ray', { Email: 'ray' })],
    }),
  ).toEqual([
    'You have no primary contact yet. The association adds the first one.',
    'Kim Ruiz and Ray Ruiz have no valid email. → /primary-update?assistant=2',
  ]);
  expect(texts({ assistants: [person(2, 'Kim', { Email: 'kim@' })] })).toEqual([
    'Kim Ruiz has no valid email. → /primary-update?assistant=2',
  ]);
  expect(texts({ director: person(1, 'Ana', { Email: '' }) })).toEqual([
    'Your primary contact, Ana Ruiz, has no valid email. → /primary-update',
  ]);
});

test('people without a credential request are named, up to three', () => {
  const without = (count: number) =>
    ['Kim', 'Ray', 'Mia', 'Leo', 'Zoe'].slice(0, count).map((name, id) => person(id + 2, name, { NeedCredential: 0 }));
  const said = (count: number) => texts({ assistants: without(count) });
  expect(said(1)).toEqual(['You haven’t requested a credential for Kim Ruiz. → /credential-selection?people=2']);
  expect(said(3)).toEqual([
    'You haven’t requested a credential for Kim Ruiz, Ray Ruiz, and Mia Ruiz. → /credential-selection?people=2+3+4',
  ]);
  expect(said(5)).toEqual([
    'You haven’t requested a credential for Kim Ruiz, Ray Ruiz, Mia Ruiz, and 2 more. → /credential-selection?people=2+3+4+5+6',
  ]);
  expect(texts({ director: person(1, 'Ana', { NeedCredential: null }), assistants: [] })).toEqual([
    'You haven’t requested any credentials yet. Credentials are yearly. → /credential-selection?people=1',
  ]);
});

test.each<[string | null, boolean]>([
  ['https://gazette.example/logo.svg', true],
  ['/association/logos/gazette.svg', true],
  ['//evil.example/x.png', false],
  ['/\\evil.example/x.png', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg/>', false],
  ['', false],
  [null, false],
])('the picture %j is shown: %s', (address, isShown) => {
  expect(imageSource(address) !== undefined).toBe(isShown);
});

test('what could not be read is not called missing', () => {
  const unreadable = { ...organization, BusinessPhone: '', unreadableFields: ['Phone' as const] };
  expect(texts({ organization: unreadable })).toEqual([]);
  expect(texts({ organization: { ...unreadable, unreadableFields: [] } })).toHaveLength(1);
});
