// Verifies AGR-5, AGR-7, AGR-17, AGR-20, API-3, API-6, SEC-2.
import { act, waitFor } from '@testing-library/react';
import {
  reviewAgreement,
  useAgreementLists,
  useSubmitAgreementMutation,
  type AgreementChoices,
} from '@/features/agreements';
import { choices, emptyChoices, lists, texts } from '../support/agreementData';
import { dropped, fakeApi, html, json, text } from '../support/fakeApi';
import { renderPortalHook } from '../support/renderPortalHook';

const api = fakeApi();
const paths = (): string[] => api.calls().map(({ method, path }) => `${method} ${path}`);

const organization = { id: 2, name: 'KSNX-TV Channel 7' };
const { submission } = reviewAgreement({ type: 'Television', organization, choices, texts, lists });

const allAnswered = (result: { current: ReturnType<typeof useAgreementLists> }) =>
  waitFor(() => {
    const { lists: shown, failures } = result.current;
    expect(Object.values(shown)).not.toContainEqual(expect.objectContaining({ status: 'loading' }));
    expect(failures).toBeDefined();
  });

async function listsFor(chosen: AgreementChoices) {
  const { result } = renderPortalHook(() => useAgreementLists(chosen));
  await allAnswered(result);
  return result.current;
}

describe('the lookups', () => {
  test('that are asked for follow the choices', async () => {
    api.answers(json([]));
    let chosen = emptyChoices;
    const { result, rerender } = renderPortalHook(() => useAgreementLists(chosen));
    const steps: [Partial<AgreementChoices>, string[]][] = [
      [{}, ['GET contact/activities']],
      [{ activity: '12' }, ['GET contact/levels/12', 'GET contact/classifications/12']],
      [{ level: '2' }, []],
      [{ class: '11' }, ['GET contact/sites/11/12/2']],
      [{ site: '40001' }, ['GET contact/assignment-schools/40001']],
    ];
    const expected: string[] = [];
    for (const [choice, calls] of steps) {
      chosen = { ...chosen, ...choice };
      rerender();
      await allAnswered(result);
      expected.push(...calls);
      expect(paths()).toEqual(expected);
    }
  });

  test.each<[string, unknown, string[], boolean]>([
    ['a date', { GameDate: '2026-11-20' }, ['11/20/2026'], false],
    ['a date in a list of one', [{ GameDate: '2026-11-20' }], ['11/20/2026'], false],
    ['an empty date', { GameDate: null }, [], true],
    ['nothing', [], [], false],
  ])('of football’s date when the API answers %s', async (_what, answer, items, isDateEmpty) => {
    api.answers(json([]), json([]), json([]), json([]), json(answer));
    // The request for the year gets this last response, too, which has no year. So no schools are requested.
    const { lists } = await listsFor({ ...choices, activity: '1', level: '8', class: '71', site: '' });
    expect(lists.dates).toEqual({ status: 'ready', items });
    expect(lists.isDateEmpty).toBe(isDateEmpty);
    expect(lists.schools).toEqual({ status: 'ready', items: [] });
    expect(paths()).not.toContainEqual(expect.stringContaining('football/null'));
  });

  test('name the classes when none of them can be read', async () => {
    api.answers(json([]), json([]), json([{ ClassID: 11 }]));
    const { lists, failures } = await listsFor({ ...emptyChoices, activity: '12' });
    expect(failures.map(({ what }) => what)).toEqual(['the classes']);
    expect(lists.classes.status).toBe('failed');
  });
});

describe('the submission', () => {
  async function outcome() {
    const { result } = renderPortalHook(() => useSubmitAgreementMutation());
    const answer = await act(() => result.current[0](submission));
    return answer.error ?? 'taken';
  }

  test.each([
    ['a status of ok', json({ status: 'ok' })],
    ['ok as text', text('ok')],
    ['a body without a status', json({ message: 'Thank you.' })],
    ['no body', text('')],
    ['success', text('success')],
    ['a status of null', json({ status: null })],
  ])('counts as taken when the API answers %s', async (_what, answer) => {
    api.answers(answer);
    await expect(outcome()).resolves.toBe('taken');
    expect(paths()).toEqual(['POST contact/approve-email']);
    expect(JSON.parse(api.calls()[0]?.body ?? '')).toEqual(submission);
  });

  test.each([
    ['another status', json({ status: 'error', message: 'The mail server is down.' }), 'The mail server is down.'],
    ['another status without a word', json({ status: 500 }), undefined],
    ['another word', text('failed'), undefined],
    ['a sentence', text('Could not send the e-mail.'), undefined],
    ['a page of HTML', html(), undefined],
    ['an error', json({ message: 'Failed.' }, 503), 'Failed.'],
    ['nothing', dropped, undefined],
  ])('failed, and was sent once, when the API answers %s', async (_what, answer, message) => {
    api.answers(answer);
    const error = await outcome();
    expect(error).toMatchObject(message === undefined ? {} : { message });
    expect(error).toHaveProperty('kind');
    expect(api.calls()).toHaveLength(1);
  });
});
