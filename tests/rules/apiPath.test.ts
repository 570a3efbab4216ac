// Verifies SEC-2.
import { apiPath, apiUrl } from '@/shared/api/apiPath';

const ORIGIN = 'https://portal.example';

test.each([['..'], ['.'], [''], [null], [undefined], ['\ud800'], ['a\udc00']])('%j is refused', (part) => {
  expect(apiPath`/org/identifier/${part}`.refused).toBe('part 1 of the path is not usable');
});

test.each([
  ['%2e%2e', '%252e%252e'],
  ['../../org/update-name/7', '..%2F..%2Forg%2Fupdate-name%2F7'],
  ['a?b#c', 'a%3Fb%23c'],
  ["O'Brien & Söhne", "O'Brien%20%26%20S%C3%B6hne"],
  [7, '7'],
])('%j is sent as %s', (part, encoded) => {
  expect(apiPath`/org/name/${part}`.path).toBe(`org/name/${encoded}`);
});

test('two parts that together would be dots are refused', () => {
  expect(apiPath`/org/${'a'}`.path).toBe('org/a');
  expect(apiPath`/org/${1}../x`.path).toBe('org/1../x');
  expect(apiPath`/org/../${'x'}`.refused).toBe('the path would lead elsewhere');
});

test('a path that has a query or a fragment of its own is refused', () => {
  expect(apiPath`/org?name=${'a'}`.refused).toBe('the path would lead elsewhere');
  expect(apiPath`/org#${'a'}`.refused).toBe('the path would lead elsewhere');
});

test('only slashes at the start are dropped', () => {
  expect(apiPath`//org/name/${'a'}`.path).toBe('org/name/a');
  expect(apiPath`org/name/${'a'}`.path).toBe('org/name/a');
});

describe('the address of a call', () => {
  test.each([
    ['/mediareact/api', 'https://portal.example/mediareact/api/org/listing'],
    ['/mediareact/api/', 'https://portal.example/mediareact/api/org/listing'],
    ['https://media.example', 'https://media.example/org/listing'],
    ['https://media.example/', 'https://media.example/org/listing'],
    ['https://media.example/v1/api', 'https://media.example/v1/api/org/listing'],
    ['https://media.example/v1/api//', 'https://media.example/v1/api/org/listing'],
  ])('below %s is %s', (base, url) => {
    expect(apiUrl(base, ORIGIN, 'org/listing')).toBe(url);
    expect(apiUrl(base, ORIGIN, '//org/listing')).toBe(url);
  });

  test('is none where it would leave the base', () => {
    expect(apiUrl('/mediareact/api', ORIGIN, '../login')).toBeUndefined();
  });
});
