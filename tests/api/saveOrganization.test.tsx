// Verifies ORG-3, API-10, API-11, SAV-2, SAV-3.
import { act } from '@testing-library/react';
import { useSaveOrganizationMutation, type SaveOrganization } from '@/features/organization';
import { dropped, fakeApi, json, text } from '../support/fakeApi';
import { organizationRecord, organizationValues as values } from '../support/records';
import { renderPortalHook } from '../support/renderPortalHook';

const api = fakeApi();

const organization = organizationRecord({
  Identifier: '20417',
  id: 7,
  OrganizationName: 'Gazette',
  PrimaryAddress: '',
  City: 'Olpe',
  StateID: 17,
  ZipCode: '66865',
  TypeID: 2,
  BusinessPhone: '',
  Email: 'news@gazette.example',
  AddressID: 5,
  ContactID: 6,
});

async function save(more: Partial<SaveOrganization> = {}) {
  const { result } = renderPortalHook(() => useSaveOrganizationMutation()[0]);
  return act(() => result.current({ organization, values, ...more }));
}

const sent = () => api.calls().map(({ method, path }) => `${method} ${path}`);

test('verifies an empty answer against the organization and counts it only when the values match', async () => {
  api.answers(text(''), json({ ...organization, OrganizationName: 'Old name' }));
  await expect(save()).resolves.toMatchObject({ error: { unfinished: { step: 'name', done: {} } } });
  expect(sent()).toEqual(['PUT org/update-name/20417', 'GET org/identifier/20417']);
});

test('sends nothing when the organization cannot be read before resuming', async () => {
  api.answers(dropped);
  const resume = { step: 'contact', done: { name: 'saved', address: 'saved' } } as const;
  await expect(save({ resume })).resolves.toMatchObject({ error: { kind: 'network', unfinished: resume } });
  expect(sent()).toEqual(['GET org/identifier/20417']);
});

test('saves a part again when someone else changed it before the save was resumed', async () => {
  api.answers(json({ ...organization, City: 'Elsewhere' }), text('success'));
  await save({ resume: { step: 'contact', done: { name: 'saved', address: 'saved' } } });
  expect(sent().slice(1)).toEqual([
    'PUT org/update-address/5',
    'PUT org/update-contact/6',
    'PUT org/update-type/20417',
  ]);
});
