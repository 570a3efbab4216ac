// Verifies SES-16.
import { readReturnPath } from '@/shared/routes/returnPath';

const asked = (next: string) => readReturnPath(new URLSearchParams({ next }));

test.each(['/publications', '/site-notification?view=who-is-where', '/school-directory/league/800', '/psa#spring'])(
  'the login leads to %s when it is asked for',
  (next) => {
    expect(asked(next)).toBe(next);
  },
);

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '\t//elsewhere.example',
  '/\r\n/elsewhere.example',
  '/..//elsewhere.example',
  '/%2e%2E//elsewhere.example',
  'https://elsewhere.example',
  '',
])('the login leads nowhere when %j is asked for', (next) => {
  expect(asked(next)).toBeUndefined();
});

test('the login leads nowhere when nothing is asked for', () => {
  expect(readReturnPath(new URLSearchParams())).toBeUndefined();
});
