// Verifies SCH-10.
import fc from 'fast-check';
import { vCard, type Contact } from '@/features/schools';

const school: Contact = {
  name: 'Sumner Academy of Arts & Science; North, Campus',
  phone: '913-555-2001',
  fax: '',
  email: 'office@sumner.example',
  web: 'https://sumner.example/',
  street: '1610 N 8th Street\nRoom 2',
  city: 'Kansas City',
  state: 'KS',
  zip: '66101-1234',
};

test('a school’s card has its name as a company, with phone, e-mail, site, and address', () => {
  expect(vCard(school).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Sumner Academy of Arts & Science\\; North\\, Campus;;;;',
    'FN:Sumner Academy of Arts & Science\\; North\\, Campus',
    'ORG:Sumner Academy of Arts & Science\\; North\\, Campus',
    'X-ABShowAs:COMPANY',
    'TEL;TYPE=work,voice:913-555-2001',
    'EMAIL;TYPE=internet,work:office@sumner.example',
    'URL:https://sumner.example/',
    'ADR;TYPE=work:;;1610 N 8th Street\\nRoom 2;Kansas City;KS;66101-1234;',
    'END:VCARD',
    '',
  ]);
});

test.each([
  ['Ana Ruiz', 'N:Ruiz;Ana;;;'],
  ['Mary Ann Van Dyke', 'N:Dyke;Mary Ann Van;;;'],
  ['Samuel O’Connor Jr.', 'N:O’Connor;Samuel;;;Jr.'],
  ['Henry Koch III', 'N:Koch;Henry;;;III'],
  ['Cher', 'N:Cher;;;;'],
])('a person’s card splits the name %s', (name, line) => {
  const card = vCard({ name, organization: 'Hays High School', position: 'Athletic Director' });
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    line,
    `FN:${name}`,
    'ORG:Hays High School',
    'TITLE:Athletic Director',
    'END:VCARD',
    '',
  ]);
});

const octets = (text: string): number => new TextEncoder().encode(text).length;
const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_all, letter: string) => (letter === 'n' ? '\n' : letter));

test('every name round-trips, and no line exceeds 75 octets', () => {
  const names = fc
    .string({
      unit: fc.oneof(
        fc.constantFrom(';', ',', '\\', '\n', 'é', '学', '🏈', ':', 'n'),
        fc.string({ minLength: 1, maxLength: 1 }),
      ),
      minLength: 1,
      maxLength: 120,
    })
    .filter((name) => name.trim() !== '' && !/[\p{Cc}]/u.test(name.replaceAll('\n', '')));
  fc.assert(
    fc.property(names, (name) => {
      const card = vCard({ name });
      const lines = card.split('\r\n');
      expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
      const line =
        card
          .replaceAll('\r\n ', '')
          .split('\r\n')
          .find((text) => text.startsWith('FN:')) ?? '';
      expect(unescaped(line.slice('FN:'.length))).toBe(name);
    }),
  );
});

test('a value cannot inject a line', () => {
  const card = vCard({ name: 'Evil\r\nTEL:911', email: 'a@b.example\nURL:javascript:alert(1)' });
  expect(card).not.toMatch(/^(?:TEL:911|URL:javascript)/m);
});
