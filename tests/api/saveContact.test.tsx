// Verifies MED-2, STF-3, SAV-2, SAV-3.
import { act } from '@testing-library/react';
import { useDeleteAssistantMutation, useSaveContactMutation, type SaveContact } from '@/features/staff';
import { dropped, fakeApi, json, text } from '../support/fakeApi';
import { personRecord } from '../support/records';
import { renderPortalHook } from '../support/renderPortalHook';

const api = fakeApi();

const values = { FirstName: 'Mia', LastName: 'Berg', Email: 'mia@gazette.example' };
const person = personRecord({ PersonID: 12, RecordID: 11, Identifier: 'another', FirstName: 'Ana' });
const success = text('success');

async function save(more: Partial<SaveContact> = {}) {
  const { result } = renderPortalHook(() => useSaveContactMutation()[0]);
  return act(() => result.current({ identifier: '20417', role: 'assistant', person, values, ...more }));
}

const sent = () => api.calls().map(({ method, path }) => `${method} ${path}`);

test('updates a contact that was linked in the meantime and creates no second one', async () => {
  const now = { ...person, ...values, Email: 'old@gazette.example', ContactID: 99 };
  api.answers(json([now]), success);
  await save({ resume: { step: 'create', done: { person: 'saved' } } });
  expect(sent()).toEqual(['GET staff/assistants/20417', 'PUT staff/assistant-contact/99']);
});

test('saves a new email on a server whose answers are empty', async () => {
  const old = { ...person, ...values, Email: 'old@gazette.example', ContactID: 99 };
  api.answers(text(''), json([old]), text(''), json([{ ...old, Email: values.Email }]));
  await expect(save({ person: old })).resolves.toHaveProperty('data');
  expect(sent()).toEqual([
    'PUT staff/assistant-person/12',
    'GET staff/assistants/20417',
    'PUT staff/assistant-contact/99',
    'GET staff/assistants/20417',
  ]);
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
    expect(sent()).toEqual(['PUT staff/assistant-person/12']);
  });
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

test.each([
  ['is gone', [], null],
  ['is still there', [person], undefined],
])('a deletion whose answer is lost is a success only when the assistant %s', async (_what, list, data) => {
  api.answers(dropped, json(list));
  const { result } = renderPortalHook(() => useDeleteAssistantMutation()[0]);
  const answer = await act(() => result.current({ organization: { Identifier: '20417', id: 7 }, personId: 12 }));
  expect(answer.data).toBe(data);
  expect(sent()).toEqual(['DELETE staff/assistant/7/12', 'GET staff/assistants/20417']);
});
