// Verifies API-5, API-11.
import { apiPath, type ApiError } from '@/shared/api';
import { fakeApi, html, json, text } from '../support/fakeApi';
import { listing, read, write } from '../support/probeApi';

const api = fakeApi();

describe('an answer with a wrong or missing content type', () => {
  test.each([
    ['a list as plain text', text('[{"a":1}]'), 'list', [{ a: 1 }]],
    ['a list as HTML', text('[{"a":1}]', 200, 'text/html'), 'list', [{ a: 1 }]],
    ['an empty list', text(' [] '), 'list', []],
    ['a lookup as a list of one', json([{ Year: 2025 }]), 'value', { Year: 2025 }],
    ['a lookup of nothing', json([]), 'value', null],
    ['success as text', text('success\n'), 'text', 'success'],
    ['success as JSON', json('success'), 'text', 'success'],
    ['success as text that claims to be JSON', text('success', 200, 'application/json'), 'text', 'success'],
  ] as const)('is read all the same: %s', async (_name, answer, kind, data) => {
    api.answers(answer);
    await expect(read({ path: apiPath`/x`, response: kind })).resolves.toMatchObject({ data });
  });
});

test.each([
  ['nothing', text('')],
  ['null', json(null)],
  ['204', () => new Response(null, { status: 204 })],
  ['an object', json({})],
  ['a page', html()],
] as const)('%s is no list, not even an empty one', async (_name, answer) => {
  api.answers(answer);
  await expect(read({ path: apiPath`/x`, response: 'list' })).resolves.toMatchObject({ error: { kind: 'unreadable' } });
});

test('a write whose body says that it failed has failed, with the server’s words', async () => {
  api.answers(json({ success: false, message: 'Not today.' }), json({ success: true }));
  await expect(write()).resolves.toMatchObject({ error: { kind: 'unreadable', message: 'Not today.' } });
  await expect(write()).resolves.toMatchObject({ data: { success: true } });
});

test('an error is plain data in the store', async () => {
  api.answers(json({ message: 'Gone.' }, 410));
  const { error } = await read(listing);
  const plain = JSON.parse(JSON.stringify(error)) as ApiError;
  expect(plain).toEqual(error);
});
