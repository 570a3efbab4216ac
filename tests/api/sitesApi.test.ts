// Verifies ATT-5, ATT-7, ATT-11, SAV-6.
import { act, waitFor } from '@testing-library/react';
import {
  useGetActivitySitesQuery,
  useSaveSiteNotificationsMutation,
  useSitesOfActivities,
  type Activity,
} from '@/features/sites';
import { dropped, fakeApi, json, text } from '../support/fakeApi';
import { outcome } from '../support/queryOutcome';
import { activityRecord } from '../support/records';
import { renderPortalHook } from '../support/renderPortalHook';

const api = fakeApi();

const sent = () => api.calls().map(({ method, path }) => `${method} ${path}`);

const football = activityRecord(1, 'Football', { Gender: 1 });
const emporia = { ID: 3001, Site: 'Welch Stadium', Class: '6A', GameDate: '2026-11-28', EndDate: '' };

describe('the sites of an activity', () => {
  test.each<[Partial<Activity>, string]>([
    [{ ActivityID: 22, Name: 'Track & Field', Gender: 2 }, '22/Athletic/2/Track%20%26%20Field'],
    [{ Type: '', Gender: 0 }, '1/0/0/Football'],
    [{ Gender: 'G/B' }, '1/Athletic/G%2FB/Football'],
  ])('are those of its year, with the activity’s values in the path: %j', async (more, values) => {
    const activity = { ...football, ...more };
    api.answers(json([{ Year: '2027' }]), json([{ ...emporia, EndDate: null }]));
    await expect(outcome(() => useGetActivitySitesQuery(activity))).resolves.toEqual({
      data: [emporia],
      error: undefined,
    });
    expect(sent()).toEqual([
      `GET contact/year/${String(activity.ActivityID)}`,
      `GET site/state-tournaments/${values}/2027`,
    ]);
  });

  test.each([
    ['a year that is none', json({ Year: null })],
    ['no year', json(null)],
  ])('are not asked for with %s', async (_what, answer) => {
    api.answers(answer);
    await expect(outcome(() => useGetActivitySitesQuery(football))).resolves.toMatchObject({
      error: { message: 'The media service did not return a year for this activity.' },
    });
    expect(sent()).toEqual(['GET contact/year/1']);
  });
});

describe('the sites of many activities', () => {
  const debate = activityRecord(18, 'Debate');
  const both = [football, debate];
  const isYear = (path: string) => path.startsWith('contact/year/');
  const inTurn = (activities: readonly Activity[], wanted?: ReadonlySet<number>) => {
    return renderPortalHook(() => useSitesOfActivities(activities, wanted)).result;
  };

  test('report a failed activity next to the others', async () => {
    api.answers((path) => {
      if (path === 'contact/year/18') return json({ message: 'No.' }, 404)();
      return json(isYear(path) ? { Year: 2026 } : [emporia])();
    });
    const result = inTurn(both);
    await waitFor(() => {
      expect(result.current.isLoading).toBe(false);
    });
    expect([...result.current.sites]).toEqual([
      [1, [emporia]],
      [18, null],
    ]);
    expect(result.current.failed).toEqual([debate]);
  });

  test('stop requesting once everything is found', async () => {
    const many = Array.from({ length: 9 }, (_, index) => activityRecord(index + 1, 'Football'));
    const years = () => sent().filter((call) => call.startsWith('GET contact/year/'));
    api.answers(async (path) => {
      if (isYear(path)) await waitFor(() => expect(years()).toHaveLength(6));
      return json(isYear(path) ? { Year: 2026 } : [emporia])();
    });
    const result = inTurn(many, new Set([emporia.ID]));
    await waitFor(() => {
      expect(result.current.isLoading).toBe(false);
      expect(sent()).toHaveLength(12);
    });
    expect(years()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `GET contact/year/${String(id)}`));
  });

  test('send nothing for no activities', () => {
    api.answers(json([]));
    expect(inTurn([]).current).toMatchObject({ isLoading: false, failed: [] });
    expect(sent()).toEqual([]);
  });
});

test('selections are not saved when the answer is another word than success', async () => {
  api.answers(text('failed'));
  const { result } = renderPortalHook(useSaveSiteNotificationsMutation);
  const saved = await act(() => result.current[0]({ identifier: '20417', choices: [], edits: {} }));
  expect(saved).toHaveProperty('error');
});

test.each([
  ['is empty', json([])],
  ['is unreadable in part', json([{ Sites: 1, PersonID: 2, Attending: 'maybe' }])],
  ['fails', dropped],
])('selections are saved as they were shown when the list read before %s', async (_what, answer) => {
  api.answers(answer, text('success'));
  const { result } = renderPortalHook(useSaveSiteNotificationsMutation);
  const choices = [{ event: 1, staff: 2, identifier: '20417', attending: '1' as const }];
  await act(() => result.current[0]({ identifier: '20417', choices, edits: {} }));
  expect(api.calls().map(({ body }) => body)).toEqual(['', JSON.stringify(choices)]);
});
