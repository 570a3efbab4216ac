// Verifies GEN-14.
import { fc } from '../support/generated';
import { isEmail } from '@/shared/lib/email';

test.each([
  'news@gazette.example',
  'first.last+sports@news.gazette.example',
  "o'brien@paper.example",
  'NEWS@GAZETTE.EXAMPLE',
  'a@b.co',
])('accepts %s', (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  '',
  'news',
  'news@',
  '@gazette.example',
  'news@gazette',
  'news@@gazette.example',
  'news@gazette..example',
  'first..last@gazette.example',
  '.news@gazette.example',
  'news.@gazette.example',
  'news@-gazette.example',
  'news@gazette.example.',
  'two words@gazette.example',
  'news@gazette.example, desk@gazette.example',
  'news@gazette.example\n',
  'Desk <news@gazette.example>',
])('refuses %j', (address) => {
  expect(isEmail(address)).toBe(false);
});

test('accepts every generated e-mail address', () => {
  fc.assert(fc.property(fc.emailAddress(), (address) => isEmail(address)));
});
