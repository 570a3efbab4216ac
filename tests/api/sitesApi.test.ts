// Verifies ATT-1, ATT-5, ATT-7, ATT-11, API-8.
import { act, waitFor } from '@testing-library/react';
import {
  useGetActivitySitesQuery,
  useGetSiteActivitiesQuery,
  useSaveSiteNotificationsMutation,
  useSitesOfActivities,
  type Activity,
} from '@/features/sites';
import { fakeApi, json, text } from '../support/fakeApi';
import { outcome } from '../support/queryOutcome';
import { renderPortalHook } from '../support/renderPortalHook';

const api = fakeApi();

const sent = () => api.calls().map(({ method, path }) => `${method} ${path}`);

const football: Activity = {
  ActivityID: 1,
  Name: 'Football',
  Season: 'Fall',
  Active: 1,
  ShowIcon: 1,
  Type: 'Athletic',
  Gender: 1,
};
const emporia = { ID: 3001, Site: 'Welch Stadium', Class: '6A', GameDate: '2026-11-28', EndDate: '' };

test('the activities are listed once each, without those that cannot be read', async () => {
  api.answers(json([football, { ...football, ActivityID: '1', Name: 'Football again' }, null, 'x']));
  await expect(outcome(() => useGetSiteActivitiesQuery())).resolves.toEqual({ data: [football], error: undefined });
  expect(sent()).toEqual(['GET site/activity-selection/activities']);
});

describe('the sites of an activity', () => {
  test('are those of its year, with the activity’s values in the path', async () => {
    api.answers(json([{ Year: 2027 }]), json([{ ...emporia, EndDate: null }]));
    const track = { ...football, ActivityID: 22, Name: 'Track & Field', Gender: 2 as const };
    await expect(outcome(() => useGetActivitySitesQuery(track))).resolves.toEqual({
      data: [emporia],
      error: undefined,
    });
    expect(sent()).toEqual([
      'GET contact/year/22',
      'GET site/state-tournaments/22/Athletic/2/Track%20%26%20Field/2027',
    ]);
  });

  test('use 0 for a missing type and gender', async () => {
    api.answers(json({ Year: '2026' }), json([]));
    await outcome(() => useGetActivitySitesQuery({ ...football, Type: '', Gender: 0 }));
    expect(sent()[1]).toBe('GET site/state-tournaments/1/0/0/Football/2026');
  });

  test.each<[unknown, string]>([
    ['Girls', 'Girls'],
    [' G/B ', 'G%2FB'],
    [3, '3'],
    ['2', '2'],
    [' ', '0'],
    [null, '0'],
  ])('repeat the activity’s gender %j in the path', async (Gender, part) => {
    api.answers(json([{ ...football, Gender }]), json({ Year: 2026 }), json([]));
    const { data } = await outcome(() => useGetSiteActivitiesQuery());
    const [activity = football] = data as Activity[];
    await outcome(() => useGetActivitySitesQuery(activity));
    expect(sent()[2]).toBe(`GET site/state-tournaments/1/Athletic/${part}/Football/2026`);
  });

  test('are listed once each, however often the server repeats one', async () => {
    api.answers(json({ Year: 2026 }), json([emporia, { ...emporia, ID: '3001', Site: 'Again' }]));
    await expect(outcome(() => useGetActivitySitesQuery(football))).resolves.toMatchObject({ data: [emporia] });
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
  const debate: Activity = { ...football, ActivityID: 18, Name: 'Debate' };
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
    const many = Array.from({ length: 9 }, (_, index) => ({ ...football, ActivityID: index + 1 }));
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
  const saved = await act(() => result.current[0]({ identifier: '20417', choices: [] }));
  expect(saved).toHaveProperty('error');
});
