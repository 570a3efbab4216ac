// Verifies STF-3, STF-4.
import { assistantParts } from '@/features/staff/api/addAssistant';
import { contactParts } from '@/features/staff/api/saveContact';
import { personRecord } from '../support/records';

const withEmail = personRecord({ PersonID: 12, RecordID: 11, ContactID: 13 });
const withoutEmail = { ...withEmail, ContactID: null };
const unreadable = { ...withEmail, ContactID: undefined };

test('only who has no contact gets a new one', () => {
  expect(contactParts(withEmail)).toEqual(['person', 'contact']);
  expect(contactParts(withoutEmail)).toEqual(['person', 'create', 'link']);
  expect(contactParts({ ...withoutEmail, RecordID: null })).toEqual(['person']);
  expect(contactParts(unreadable)).toEqual(['person']);
});

test('a contact that was created before is linked, and gets the e-mail that the form has now', () => {
  const created = ['person', 'create', 'link', 'correction'];
  expect(contactParts(withoutEmail, { create: 13 })).toEqual(created);
  expect(contactParts(withEmail, { create: '13' })).toEqual(created);
  expect(contactParts(unreadable, { create: 13 })).toEqual(created);
  expect(contactParts(withEmail, { create: 99 })).toEqual(['person', 'contact']);
});

test('an assistant who was created before gets what the form has now', () => {
  const all = ['record', 'person', 'contact', 'link'];
  expect(assistantParts()).toEqual(all);
  expect(assistantParts({ record: 1 })).toEqual(all);
  expect(assistantParts({ record: 1, person: 2 })).toEqual([...all, 'correction']);
  expect(assistantParts({ contact: 3 })).toEqual([...all, 'correction']);
});
