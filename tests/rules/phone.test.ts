// Verifies GEN-10, GEN-13, SCH-7.
import { isPhone } from '@/shared/lib/field-patterns';
import { formatPhone, phoneDigits, telHref } from '@/shared/lib/phone';

describe('the rule for phone numbers', () => {
  test.each([
    '7855550142',
    '785-555-0142',
    '785.555.0142',
    '785 555 0142',
    '(785) 555-0142',
    '(785)555-0142',
    '1-785-555-0142',
    '17855550142',
    '+1 785 555 0142',
    '+1 (785) 555-0142',
    '+44 785 555 0142',
    '785 - 555 - 0142',
  ])('accepts %s', (phone) => {
    expect(isPhone(phone)).toBe(true);
  });

  test.each([
    '',
    '5550142',
    '555-0142',
    '785-555-014',
    '785-555-01422',
    '(785 555-0142',
    '785) 555-0142',
    '785-555-0142 x5',
    '785/555/0142',
    'call us',
    '27855550142',
    '785-555-0142\n',
    '+12345 785 555 0142',
  ])('refuses %j', (phone) => {
    expect(isPhone(phone)).toBe(false);
  });

  // A regular expression that backtracks would take hours.
  test('handles a long hostile text', () => {
    expect(isPhone(`+1${' '.repeat(2_000_000)}x`)).toBe(false);
  });
});

describe('a phone number on the screen', () => {
  test.each([
    ['7855550142', '785-555-0142'],
    [7855550142, '785-555-0142'],
    ['(785) 555-0142', '785-555-0142'],
    ['+1 785 555 0142', '785-555-0142'],
    ['1785 - 555 - 0142', '785-555-0142'],
    ['+44 785 555 0142', '+44 785 555 0142'],
    ['555-0142', '555-0142'],
    ['785-555-0142 ext. 5', '785-555-0142 ext. 5'],
    [' 7855550142 ', '785-555-0142'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%j shows as %j', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });
});

test.each([
  ['7855550140', 'tel:+17855550140'],
  ['(785) 555-0140', 'tel:+17855550140'],
  ['+1 785.555.0140', 'tel:+17855550140'],
  ['+52 555 555 0140', 'tel:+525555550140'],
  ['555-0140', 'tel:5550140'],
  ['44 785-555-0140', 'tel:447855550140'],
  ['123456789012345', 'tel:123456789012345'],
])('the number %s can be called as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test.each([
  '',
  null,
  undefined,
  '785-555-0140 x12',
  'ask the office',
  '12',
  'javascript:alert(1)',
  '*31#7855550140',
  '1234567890123456',
  '785+5550140',
])('the number %j is text only', (phone) => {
  expect(telHref(phone)).toBeUndefined();
});

test.each([
  ['(785) 555-0142', '7855550142'],
  [7855550142, '7855550142'],
  ['+1 785 555 0142', '7855550142'],
  ['1-785-555-0142', '7855550142'],
  ['17855550', '17855550'],
  ['178555501423', '178555501423'],
  ['21785555014', '21785555014'],
  [null, ''],
  [undefined, ''],
])('the number %j is compared as %j', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});
