// Verifies GEN-12, GEN-13, GEN-14, GEN-27, REQ-1, SES-8, ORG-1, STF-1.
import { object, ValidationError, type AnySchema } from 'yup';
import {
  optionalFax,
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredText,
  requiredUrl,
  requiredZip,
} from '@/shared/lib/fields';

function complaints(rule: AnySchema, value: unknown): string[] {
  try {
    rule.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.errors : ['?'];
  }
}

const rules = {
  organization: requiredText('Organization is required'),
  zip: requiredZip(),
  phone: requiredPhone('Phone Number is required'),
  fax: optionalFax(),
  email: requiredEmail(),
  website: optionalText(),
  stream: requiredUrl('Streaming URL is required', 'URL must be in the following format e.g. https://www.example.com'),
};

test.each<[keyof typeof rules, unknown, string[]]>([
  ['organization', '', ['Organization is required']],
  ['organization', '   ', ['Organization is required']],
  ['organization', '\u200B\u3164', ['Organization is required']],
  ['organization', undefined, ['Organization is required']],
  ['organization', 'Gazette', []],
  ['zip', '', ['Zip Code is required']],
  ['zip', '6660', ['Zip Code must be 5 or 9 integers long only']],
  ['zip', ' 66604 ', []],
  ['zip', '66604\u20131234\u200B', []],
  ['phone', '', ['Phone Number is required']],
  ['phone', '555-0142', ['Please input phone number including area code']],
  ['phone', '\u202A(785) 555\u20110142\u202C', []],
  ['fax', '', []],
  ['fax', '\u200E', []],
  ['fax', '785–555–0142', []],
  ['fax', undefined, []],
  ['fax', '555-0142', ['Please input fax number including area code']],
  ['email', '', ['Email is required']],
  ['email', 'gazette', ['please enter a valid email address']],
  ['email', '\u200Bnews@gazette.example\u200E', []],
  ['website', 'anything at all', []],
  ['stream', '', ['Streaming URL is required']],
  ['stream', 'www.gazette.example', ['URL must be in the following format e.g. https://www.example.com']],
  ['stream', 'https://www.gazette.example', []],
  ['stream', 'HTTP://www.gazette.example', []],
])('the field %s with %j says %j', (field, value, messages) => {
  expect(complaints(rules[field], value)).toEqual(messages);
});

test('submitted values are without blanks and invisible signs around them, and blank ones are empty text', () => {
  const typed = {
    organization: ' Gazette\u200B ',
    zip: '66604\u20131234 ',
    phone: '\u202A785\u2011555\u20110142\u202C',
    email: 'news@gazette.example\u200E',
    website: '\uFEFFgazette.example',
  };
  expect(object(rules).cast(typed)).toEqual({
    organization: 'Gazette',
    zip: '66604-1234',
    phone: '785-555-0142',
    fax: '',
    email: 'news@gazette.example',
    website: 'gazette.example',
    stream: '',
  });
});

test.each([
  [' HTTPS://Gazette.example/A ', 'https://Gazette.example/A'],
  ['HTTP://gazette.example', 'http://gazette.example'],
  ['see HTTP://gazette.example', 'see HTTP://gazette.example'],
])('the URL %j is submitted as %j', (typed, sent) => {
  expect(rules.stream.cast(typed)).toBe(sent);
});

test('what is not text is not cleaned', () => {
  expect(rules.website.cast(7)).toBe('7');
});
