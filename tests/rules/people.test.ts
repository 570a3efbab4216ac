// Verifies API-8, STF-3, LST-9.
import { readShownPerson, sameEmail, sameId, samePersonPart } from '@/features/staff/api/staffDto';
import { readRecord } from '@/shared/api';
import { personRecord } from '../support/records';

const saved = personRecord({ FirstName: 'Ana', LastName: 'Reyes', Email: 'ana@gazette.example' });
const values = { FirstName: ' Ana ', LastName: 'Reyes ', Email: ' ana@gazette.example ' };

test.each([
  [{}, { name: true, email: true }],
  [{ FirstName: 'Anna' }, { name: false, email: true }],
  [{ LastName: 'Ruiz' }, { name: false, email: true }],
  [{ Email: 'reyes@gazette.example' }, { name: true, email: false }],
])('with %j typed, what of the saved person is the same', (typed, same) => {
  const edit = { ...values, ...typed };
  expect({ name: samePersonPart(saved, edit), email: sameEmail(saved, edit) }).toEqual(same);
});

test.each([
  [7, 7, true],
  [7, '7', true],
  ['7', 7, true],
  [7, 8, false],
  [null, null, false],
  [undefined, undefined, false],
  [null, 'null', false],
  ['undefined', undefined, false],
  [7, null, false],
  [undefined, 'undefined', false],
  ['null', null, false],
])('the ids %j and %j are the same: %p', (one, other, same) => {
  expect(sameId(one, other)).toBe(same);
});

test('visitors see a person of whom one field is known, and none without any', () => {
  const value = { FirstName: 'Ana', LastName: '', Email: '' };
  expect(readRecord({ FirstName: 'Ana' }, readShownPerson)).toEqual({ value, unreadable: 0, partial: 0 });
  expect(readRecord({ PersonID: 7 }, readShownPerson)).toBeUndefined();
});
