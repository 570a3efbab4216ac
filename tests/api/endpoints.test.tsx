// Verifies REQ-4, SES-10, SES-13, API-5.
import { act } from '@testing-library/react';
import { useCheckCaptchaMutation } from '@/features/listing';
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

  test('returns the token without the spaces around it', async () => {
    const token = mediaToken('20417');
    api.answers(json({ token: ` ${token}\n` }));
    await expect(login()).resolves.toMatchObject({ data: token });
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
});

test.each([
  ['text', text('A new password is on its way.')],
  ['a field in another case', json({ Message: 'A new password is on its way.' })],
])('recovery returns a message that is sent as %s', async (_what, answer) => {
  api.answers(answer);
  const { result } = renderPortalHook(useRecoverMutation);
  const sent = await act(() => result.current[0]({ recoveryEmail: 'news@gazette.example', name: 'Gazette' }));
  expect(sent).toMatchObject({ data: 'A new password is on its way.' });
});

describe('the captcha', () => {
  test.each([
    ['Human as text', text('Human'), { data: true }],
    ['Human as JSON', json('Human'), { data: true }],
    ['Robot', text('Robot'), { data: false }],
    ['human in another case', text('human'), { data: true }],
    ['a page', html(), { error: { kind: 'unreadable' } }],
    ['a refusal', json({ message: 'No token.' }, 400), { error: { message: 'No token.' } }],
  ])('answered with %s', async (_what, answer, result) => {
    api.answers(answer);
    const { result: hook } = renderPortalHook(useCheckCaptchaMutation);
    const checked = await act(() => hook.current[0]('widget-token'));
    expect(checked).toMatchObject(result);
    expect(api.calls()).toMatchObject([{ method: 'POST', path: 'login/captcha', body: '{"token":"widget-token"}' }]);
  });
});
