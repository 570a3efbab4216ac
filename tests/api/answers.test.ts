// Verifies API-5, API-11.
import { apiPath, type ApiError } from '@/shared/api';
import { fakeApi, json, text } from '../support/fakeApi';
import { listing, read, write } from '../support/probeApi';

const api = fakeApi();

describe('an answer with a wrong or missing content type', () => {
  test.each([
    ['a list as plain text', text('[{"a":1}]'), 'list', [{ a: 1 }]],
    ['a list as HTML', text('[{"a":1}]', 200, 'text/html'), 'list', [{ a: 1 }]],
    ['success as text that claims to be JSON', text('success', 200, 'application/json'), 'text', 'success'],
  ] as const)('is read all the same: %s', async (_name, answer, kind, data) => {
    api.answers(answer);
    await expect(read({ path: apiPath`/x`, response: kind })).resolves.toMatchObject({ data });
  });
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
