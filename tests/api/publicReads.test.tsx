// Verifies LST-6, REQ-4, API-5.
import { act } from '@testing-library/react';
import { useCheckCaptchaMutation, useSearchListingQuery } from '@/features/listing';
import { fakeApi, html, json, text } from '../support/fakeApi';
import { outcome } from '../support/queryOutcome';
import { renderPortalHook } from '../support/renderPortalHook';

const api = fakeApi();

test.each(['', '   ', '.', '..'])('a search for %j sends nothing', async (name) => {
  api.answers(json([]));
  await expect(outcome(() => useSearchListingQuery(name))).resolves.toEqual({
    data: undefined,
    error: { kind: 'refused-path' },
  });
  expect(api.calls()).toHaveLength(0);
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
