// Verifies SES-9, SES-10, SES-13.
import { act } from '@testing-library/react';
import { useLoginMutation, useRecoverMutation } from '@/features/session';
import { fakeApi, html, json, text } from '../support/fakeApi';
import { renderPortalHook } from '../support/renderPortalHook';
import { mediaToken } from '../support/tokenOf';

const api = fakeApi();

describe('login', () => {
  const credentials = { email: 'news@gazette.example', password: 'secret' };

  async function login() {
    const { result, store } = renderPortalHook(useLoginMutation);
    const answer = await act(() => result.current[0](credentials));
    expect(JSON.stringify(store.getState())).not.toContain('secret');
    return answer;
  }

  test('sends e-mail and password without a token, and returns the token', async () => {
    const token = mediaToken('20417');
    api.answers(json({ token }));
    const { data } = await login();
    expect(data).toBe(token);
    expect(api.calls()).toMatchObject([
      { method: 'POST', path: 'login/login', body: '{"email":"news@gazette.example","password":"secret"}' },
    ]);
    expect(api.calls()[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each([
    ['no token', json({ message: 'username or password is incorrect!' })],
    ['an empty one', json({ token: '' })],
    ['one that cannot be decoded', json({ token: 'abc' })],
    ['one that is no text', json({ token: 5 })],
    ['nothing', text('')],
    ['a page', html()],
  ])('fails when the answer has %s', async (_what, answer) => {
    api.answers(answer);
    await expect(login()).resolves.toMatchObject({ error: { kind: 'unreadable' } });
  });

  test('distinguishes a refusal from a server error', async () => {
    api.answers(json({ message: 'username or password is incorrect!' }, 401));
    await expect(login()).resolves.toMatchObject({ error: { kind: 'http', status: 401 } });
    api.answers(json({}, 500));
    await expect(login()).resolves.toMatchObject({ error: { kind: 'http', status: 500 } });
    expect(api.calls()).toHaveLength(2);
  });
});

describe('recovery', () => {
  test.each([
    ['as JSON', json({ message: 'A new password is on its way.' })],
    ['as text', text('A new password is on its way.')],
  ])('sends e-mail and organization and answers the server’s message %s', async (_how, answer) => {
    api.answers(answer);
    const { result } = renderPortalHook(useRecoverMutation);
    const sent = await act(() => result.current[0]({ recoveryEmail: 'news@gazette.example', name: 'Gazette' }));
    expect(sent).toMatchObject({ data: 'A new password is on its way.' });
    expect(api.calls()).toMatchObject([
      { method: 'POST', path: 'login/recover', body: '{"recoveryEmail":"news@gazette.example","name":"Gazette"}' },
    ]);
  });
});
