// Verifies MED-2, ORG-3, STF-3, STF-4, API-10, API-11, SAV-2, SAV-3.
import { act } from '@testing-library/react';
import { useSaveOrganizationMutation, type SaveOrganization } from '@/features/organization';
import { useAddAssistantMutation, useSaveContactMutation, type AddAssistant, type SaveContact } from '@/features/staff';
import { dropped, fakeApi, json, text } from '../support/fakeApi';
import { organizationRecord, organizationValues, personRecord } from '../support/records';
import { renderPortalHook } from '../support/renderPortalHook';

const api = fakeApi();
const success = text('success');
const sent = () => api.calls().map(({ method, path }) => `${method} ${path}`);
const values = { FirstName: 'Mia', LastName: 'Berg', Email: 'mia@gazette.example' };

describe('adding an assistant', () => {
  const request: AddAssistant = { organization: { Identifier: '20417', id: 7 }, values };
  async function add(more: Partial<AddAssistant> = {}) {
    const { result } = renderPortalHook(() => useAddAssistantMutation()[0]);
    return act(() => result.current({ ...request, ...more }));
  }

  const row = { PersonID: 12, RecordID: 11, ContactID: 13, Identifier: '20417', ...values };

  test('links who is on the list without a contact', async () => {
    api.answers(json([{ ...row, ContactID: null }]), success, json([row]));
    await add({ resume: { step: 'link', done: { record: 11, person: 12, contact: 13 } } });
    expect(sent()).toContain('PUT staff/assistant-staff/11/12/13');
  });

  test('sends nothing again when only the last answer was lost, but what was changed since', async () => {
    const old = { ...row, FirstName: 'Maya', Email: 'maya@gazette.example' };
    api.answers(json([old]), json([old]), success, success);
    await add({ resume: { step: 'link', done: { record: 11, person: 12, contact: '13' } } });
    expect(sent().slice(2)).toEqual(['PUT staff/assistant-person/12', 'PUT staff/assistant-contact/13']);
    for (const { body } of api.calls().slice(2)) expect(JSON.parse(body)).toEqual(values);
  });

  test('a closing call that fails names its part, and nothing is forgotten', async () => {
    const old = { ...row, FirstName: 'Maya', Email: 'maya@gazette.example' };
    api.answers(json([old]), json([old]), success, dropped);
    const done = { record: 11, person: 12, contact: 13 };
    await expect(add({ resume: { step: 'link', done } })).resolves.toMatchObject({
      error: { kind: 'network', unfinished: { step: 'correction', done: { ...done, link: 'saved' } } },
    });
  });
});

describe('saving a contact', () => {
  const person = personRecord({ PersonID: 12, RecordID: 11, Identifier: 'another', FirstName: 'Ana' });
  async function save(more: Partial<SaveContact> = {}) {
    const { result } = renderPortalHook(() => useSaveContactMutation()[0]);
    return act(() => result.current({ identifier: '20417', role: 'assistant', person, values, ...more }));
  }

  test('updates a contact that was linked in the meantime and creates no second one', async () => {
    const now = { ...person, ...values, Email: 'old@gazette.example', ContactID: 99 };
    api.answers(json([now]), success);
    await save({ resume: { step: 'create', done: { person: 'saved' } } });
    expect(sent()).toEqual(['GET staff/assistants/20417', 'PUT staff/assistant-contact/99']);
  });

  describe.each([
    ['with neither a contact nor a staff record', { ...person, RecordID: null }],
    ['whose contact cannot be read', { ...person, ContactID: undefined }],
  ])('a person %s', (_what, unlinked) => {
    test.each<[string, Partial<SaveContact>]>([
      ['the first time', {}],
      ['to finish an earlier save', { resume: { step: 'contact', done: { person: 'saved' } } }],
    ])('gets no new email %s, and nothing is sent', async (_when, more) => {
      api.answers(success);
      const { error } = await save({ person: unlinked, ...more });
      expect(error).toMatchObject({
        kind: 'refused-path',
        message:
          'We couldn’t find a record at the media service to attach this email to. Please write to media@shsaa.example.',
        ...(more.resume === undefined ? {} : { unfinished: more.resume }),
      });
      expect(sent()).toEqual([]);
    });

    test('gets a new name', async () => {
      api.answers(success);
      await expect(save({ person: { ...unlinked, Email: values.Email } })).resolves.toHaveProperty('data');
      expect(sent()).toEqual(['GET staff/assistants/20417', 'PUT staff/assistant-person/12']);
    });
  });

  test('is sent as it was shown when the read before it fails', async () => {
    api.answers(dropped, success, success);
    await expect(save({ person: { ...person, ContactID: 13 } })).resolves.toHaveProperty('data');
    expect(sent()).toEqual([
      'GET staff/assistants/20417',
      'PUT staff/assistant-person/12',
      'PUT staff/assistant-contact/13',
    ]);
  });

  test('passes on the reason that a refusal with status 200 gives', async () => {
    api.answers(json([person]), json({ success: false, message: 'The staff is locked.' }), json([person]));
    await expect(save()).resolves.toMatchObject({ error: { kind: 'unreadable', message: 'The staff is locked.' } });
  });

  test('reads the director before resuming a save', async () => {
    api.answers(json({ ...person, ...values, ContactID: 13 }), success);
    await save({ role: 'director', resume: { step: 'contact', done: { person: 'saved' } } });
    expect(sent()).toEqual(['GET staff/director/20417', 'PUT staff/director-contact/13']);
  });

  test('sends nothing when the person is no longer on the list', async () => {
    api.answers(json([]));
    await expect(save({ resume: { step: 'create', done: { person: 'saved' } } })).resolves.toMatchObject({
      error: { message: 'This person is no longer on your staff list.', unfinished: { step: 'create' } },
    });
    expect(sent()).toEqual(['GET staff/assistants/20417']);
  });
});

describe('saving the organization', () => {
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
    return act(() => result.current({ organization, values: organizationValues, ...more }));
  }

  test('sends nothing when the organization cannot be read before resuming', async () => {
    api.answers(dropped);
    const resume = { step: 'contact', done: { name: 'saved', address: 'saved' } } as const;
    await expect(save({ resume })).resolves.toMatchObject({ error: { kind: 'network', unfinished: resume } });
    expect(sent()).toEqual(['GET org/identifier/20417']);
  });

  test('saves a part again when someone else changed it before the save was resumed', async () => {
    api.answers(json({ ...organization, City: 'Elsewhere' }), text('success'));
    const values = { ...organizationValues, City: 'Emporia' };
    await save({ values, resume: { step: 'contact', done: { name: 'saved', address: 'saved' } } });
    expect(sent().slice(1)).toEqual([
      'PUT org/update-address/5',
      'PUT org/update-contact/6',
      'PUT org/update-type/20417',
    ]);
  });
});
