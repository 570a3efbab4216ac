// Verifies SCH-7, SCH-10, SEC-3.
import { emailAddresses, mascotSrc, linkStateFrom, readSearchOrigin } from '@/features/schools';
import { fileName } from '@/shared/lib/file-name';
import { addressLines, mapHref } from '@/shared/ui/addressLines';

const ORIGIN = 'https://portal.example';

test.each([
  [{ street: '12 Oak Street', city: 'Hays', state: 'KS', zip: '676011234' }, ['12 Oak Street', 'Hays, KS 67601-1234']],
  [{ street: '', city: 'Hays', state: '', zip: '' }, ['Hays']],
  [{ street: '', city: '', state: 'KS', zip: '' }, ['KS']],
  [{ street: '', city: '', state: '', zip: '' }, []],
])('the address %j has the lines %j', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});

test('a map link has the whole address, and is omitted when only a state is known', () => {
  const href = mapHref({ street: '12 Oak & Elm #4', city: 'Hays', state: 'KS', zip: '67601' }) ?? '';
  const url = new URL(href);
  expect([url.origin, url.pathname]).toEqual(['https://www.google.com', '/maps/search/']);
  expect(url.searchParams.get('query')).toBe('12 Oak & Elm #4, Hays, KS 67601');
  expect(mapHref({ street: '', city: '', state: 'KS', zip: '67601' })).toBeUndefined();
});

test.each([
  ['/association/mascots/lions.svg', `${ORIGIN}/association/mascots/lions.svg`],
  ['mascots/blue jays.png', `${ORIGIN}/association/mascots/blue%20jays.png`],
  ['https://images.example/lions.png', 'https://images.example/lions.png'],
])('the mascot %s is loaded from %s', (location, src) => {
  expect(mascotSrc(location, ORIGIN)).toBe(src);
});

test.each([
  '',
  undefined,
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://x/1',
  'https://user:secret@images.example/a.png',
  '\\\\images.example\\a.png',
  'java\nscript:alert(1)',
  'http://',
])('the mascot %j is not loaded', (location) => {
  expect(mascotSrc(location, ORIGIN)).toBeUndefined();
});

test('valid addresses are collected once each, in order', () => {
  const emails = ['b@x.example', 'A@x.example', 'to be announced', 'a@X.example', '', 'c@x.example'];
  expect(emailAddresses(emails.map((Email) => ({ Email })))).toEqual(['b@x.example', 'A@x.example', 'c@x.example']);
});

test.each([
  ['St. Mary’s Colgan', 'vcf', 'st-marys-colgan.vcf'],
  ['Zoë & Ño', 'csv', 'zoe-and-no.csv'],
  ['State sites: Ana Ruiz', 'ics', 'state-sites-ana-ruiz.ics'],
  ['…', 'csv', 'table.csv'],
])('the file of %s with ending %s is %s', (name, ending, expected) => {
  expect(fileName(name, ending)).toBe(expected);
});

test('the way back grows by one step per page', () => {
  const first = { directory: { search: '?name=hays', steps: 1 } };
  expect(linkStateFrom(readSearchOrigin(first))).toEqual({ directory: { search: '?name=hays', steps: 2 } });
  expect(linkStateFrom(undefined)).toBeNull();
});

test.each([
  null,
  'x',
  {},
  { directory: null },
  { directory: { search: 7, steps: 1 } },
  { directory: { search: '//evil.example', steps: 1 } },
  { directory: { search: '?a=b', steps: 0 } },
  { directory: { search: '?a=b', steps: 1.5 } },
  { directory: { search: '?a=b', steps: 4000 } },
  { directory: { search: '?a=b' } },
])('the state %j is not a way back', (state) => {
  expect(readSearchOrigin(state)).toBeUndefined();
});
