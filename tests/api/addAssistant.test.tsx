// Verifies STF-4, SAV-2, SAV-3.
import { act } from '@testing-library/react';
import { useAddAssistantMutation, type AddAssistant } from '@/features/staff';
import { dropped, fakeApi, html, json, text } from '../support/fakeApi';
import { renderPortalHook } from '../support/renderPortalHook';

const api = fakeApi();

const values = { FirstName: 'Mia', LastName: 'Berg', Email: 'mia@gazette.example' };
const request: AddAssistant = { organization: { Identifier: '20417', id: 7 }, values };
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

test('reuses what was created before a failure, and sends the closing call', async () => {
  api.answers(json({ Id: 23 }), json([]), success, json([{ ...row, ContactID: 23 }]));
  const resume = { step: 'contact', done: { record: 11, person: 12 } };
  await expect(add({ resume })).resolves.toMatchObject({
    data: { record: 11, person: 12, contact: 23, link: 'saved' },
  });
  expect(sent()).toEqual([
    'POST staff/assistant-contact/',
    'GET staff/assistants/20417',
    'PUT staff/assistant-staff/11/12/23',
    // Whether the form was changed since the person was created.
    'GET staff/assistants/20417',
  ]);
});

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
