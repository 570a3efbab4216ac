// Verifies STF-4, SAV-2, SAV-3.
import { act } from '@testing-library/react';
import { useAddAssistantMutation, type AddAssistant } from '@/features/staff';
import { dropped, fakeApi, html, json, text } from '../support/fakeApi';
import { renderPortalHook } from '../support/renderPortalHook';

const api = fakeApi();

const values = { FirstName: 'Mia', LastName: 'Berg', Email: 'mia@gazette.example' };
const request: AddAssistant = { organization: { Identifier: '20417', id: 7 }, values, known: [3] };
const success = text('success');

async function add(more: Partial<AddAssistant> = {}) {
  const { result } = renderPortalHook(() => useAddAssistantMutation()[0]);
  return act(() => result.current({ ...request, ...more }));
}

const sent = () => api.calls().map(({ method, path }) => `${method} ${path}`);

const row = { PersonID: 12, RecordID: 11, ContactID: 13, Identifier: '20417', ...values };

test('sends the three created ids in the last call, whether they come as numbers or text, alone or in a list', async () => {
  api.answers(json({ Id: 11 }), json([{ Id: 12 }]), json({ Id: '13' }), success);
  await expect(add()).resolves.toMatchObject({ data: { record: 11, person: 12, contact: '13', link: 'saved' } });
  expect(sent()).toEqual([
    'POST staff/assistant-org/7',
    'POST staff/assistant-person/',
    'POST staff/assistant-contact/',
    'PUT staff/assistant-staff/11/12/13',
  ]);
  for (const { body } of api.calls().slice(0, 3)) expect(JSON.parse(body)).toEqual(values);
  expect(api.calls()[3]?.body).toBe('');
});

test.each([
  ['no id', json({})],
  ['a page of HTML', html()],
  ['the word success', success],
])(
  'an answer to the first POST with %s stops the addition: nothing is built on an id that is not there',
  async (_what, answer) => {
    api.answers(answer);
    await expect(add()).resolves.toMatchObject({ error: { unfinished: { step: 'record', done: {} } } });
    expect(sent()).toEqual(['POST staff/assistant-org/7']);
  },
);

test('counts as saved when the last answer is empty and the assistant is on the list', async () => {
  api.answers(json({ Id: 11 }), json({ Id: 12 }), json({ Id: 13 }), text(''), json([row]));
  await expect(add()).resolves.toMatchObject({ data: { link: 'saved' } });
});

test('reads the list before resuming and does not create an assistant who is already on it', async () => {
  api.answers(json([{ ...row, PersonID: 3, RecordID: 2 }, row]));
  await expect(add({ resume: { step: 'record', done: {}, known: [3] } })).resolves.toMatchObject({
    data: { record: 11, person: 12, contact: 13, link: 'saved' },
  });
  // The second read looks whether the form was changed since.
  expect(sent()).toEqual(['GET staff/assistants/20417', 'GET staff/assistants/20417']);
});

test('does not mistake an existing namesake for the new assistant', async () => {
  api.answers(json([{ ...row, PersonID: 3 }]), json({ Id: 21 }), json({ Id: 22 }), json({ Id: 23 }), success);
  await add({ resume: { step: 'record', done: {}, known: [3] } });
  expect(sent()).toContain('PUT staff/assistant-staff/21/22/23');
});

test('creates only the contact when the listed assistant has none', async () => {
  api.answers(json([{ ...row, ContactID: null }]), json({ Id: 23 }), success, json([row]));
  await add({ resume: { step: 'contact', done: { record: 11, person: 12 }, known: [3] } });
  expect(sent().slice(1, 3)).toEqual(['POST staff/assistant-contact/', 'PUT staff/assistant-staff/11/12/23']);
});

test('creates no second record or contact for a listed assistant whose links cannot be read', async () => {
  api.answers(json([{ ...row, RecordID: 'r-1', ContactID: 'c-1' }]));
  await expect(add({ resume: { step: 'record', done: {}, known: [3] } })).resolves.toMatchObject({
    data: { person: 12, link: 'saved' },
  });
  expect(sent().filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test('sends nothing and keeps the progress when the list cannot be read', async () => {
  api.answers(dropped);
  const resume = { step: 'contact', done: { record: 11, person: 12 }, known: [3] } as const;
  await expect(add({ resume })).resolves.toMatchObject({
    error: { kind: 'network', unfinished: { step: 'contact', done: { record: 11, person: 12 } } },
  });
  expect(sent()).toEqual(['GET staff/assistants/20417']);
});
