// Verifies ATT-9, ATT-18, ATT-19.
import {
  attendanceOf,
  clashSentence,
  nextActivity,
  siteName,
  type SeasonActivity,
  type TournamentSite,
} from '@/features/sites';
import {
  cellStates,
  CHANGED,
  CHECKED,
  CLASHING,
  fittingRows,
  SELECTED,
  siteLines,
  stateOf,
} from '@/pages/media/site-attendance/model/grid';
import { summarize } from '@/pages/media/site-attendance/ui/ChangeReview';

const site = (ID: number, Site: string): TournamentSite => ({ ID, Site, Class: '6A', GameDate: '', EndDate: '' });
const march = (day: number) => ({ year: 2027, month: 3, day });

describe('a clash in words', () => {
  const [dodge, sports, koch] = [site(1, 'United Wireless Arena'), site(2, 'Sports Arena'), site(3, 'Koch Arena')];

  it.each([
    [[dodge, sports], 10, 'Aaron Weigel: United Wireless Arena and Sports Arena, both Wed, Mar 10, 2027'],
    [
      [dodge, sports],
      12,
      'Aaron Weigel: United Wireless Arena and Sports Arena, both Wed, Mar 10, 2027 – Fri, Mar 12, 2027',
    ],
    [
      [dodge, sports, koch],
      10,
      'Aaron Weigel: United Wireless Arena, Sports Arena, and Koch Arena, all Wed, Mar 10, 2027',
    ],
  ])('says who, where, and when', (sites, end, sentence) => {
    jest.useFakeTimers({ now: new Date(2025, 8, 1), doNotFake: ['queueMicrotask'] });
    expect(clashSentence({ personId: 7, start: march(10), end: march(end), sites }, 'Aaron Weigel', siteName)).toBe(
      sentence,
    );
    jest.useRealTimers();
  });
});

test('sites whose deadline has passed come last', () => {
  const sites = [1, 2, 3].map((id) => site(id, String(id)));
  expect(siteLines(sites, new Map(), new Set([1, 2])).map(({ id }) => id)).toEqual([3, 1, 2]);
});

describe('the next activity', () => {
  const season = (id: number, days: number | undefined, sites: number[], isPassed = false): SeasonActivity => ({
    activity: { ActivityID: id, Name: '', Season: 'Fall', Active: 1, ShowIcon: 1, Type: '', Gender: 0 },
    name: `Activity ${String(id)}`,
    sites: sites.map((ID) => site(ID, '')),
    overview: {
      dates: undefined,
      covered: 0,
      total: sites.length,
      isPassed,
      deadline: days === undefined ? undefined : new Date(2026, 10, 20 + days),
    },
  });
  const next = (activities: SeasonActivity[], answered: number[], from: number) =>
    nextActivity(
      activities,
      answered.map((Sites) => ({ Sites, PersonID: 1, Attending: 0 })),
      from,
    )?.activity.ActivityID;

  it('is the one whose deadline comes after this one’s', () => {
    const all = [season(1, 3, [11]), season(2, 9, [12]), season(3, 5, [13]), season(4, undefined, [14])];
    expect(next(all, [], 1)).toBe(3);
    expect(next(all, [], 3)).toBe(2);
    expect(next(all, [], 2)).toBe(4);
  });

  it('is the first again after the last', () => {
    expect(next([season(1, 3, [11]), season(2, 9, [12])], [], 2)).toBe(1);
  });

  it('is none that is over, has no sites, is not loaded, or has been answered for as a whole', () => {
    const unknown = { ...season(5, 4, []), sites: undefined, overview: undefined };
    const all = [season(1, 3, [11]), season(2, 4, [12], true), season(3, 4, []), unknown, season(6, 5, [16, 17])];
    expect(next(all, [11, 16], 1)).toBe(6);
    expect(next(all, [11, 16, 17], 1)).toBeUndefined();
  });
});

describe('what the grid shows', () => {
  const people = [1, 2, 3, 4].map((id) => ({ id, name: String(id) }));
  const sites = [11, 12, 13].map((id) => ({ id, name: String(id), site: site(id, '') }));

  it('is what is saved with what is changed, the same in both directions', () => {
    const cell = (Sites: number, PersonID: number) => ({ Sites, PersonID, Attending: 1 as const });
    const saved = attendanceOf([cell(11, 1), cell(11, 2), cell(12, 2), cell(13, 2), cell(13, 1)]);
    const edits = { 11: { 1: false, 3: true }, 12: { 1: true } };
    // Person 1 is booked twice, at the sites 11 and 12.
    const shared = { saved, edits, clashing: new Map([[1, new Set([11, 12])]]), range: undefined };
    const byStaff = cellStates({ ...shared, rows: 'staff', rowLines: people, columnLines: sites });
    const bySites = cellStates({ ...shared, rows: 'sites', rowLines: sites, columnLines: people });
    expect(byStaff).toEqual({ cells: ['271', '111', '300', '000'], fullColumns: [false, false, false] });
    expect(bySites).toEqual({ cells: ['2130', '7100', '1100'], fullColumns: [false, true, false, false] });
    expect([CHECKED, CHANGED, CLASHING, stateOf('271', 1)]).toEqual([1, 2, 4, 7]);
  });

  it('marks the cells of a range, wherever it was begun', () => {
    const range = { rows: 'staff' as const, from: { row: 2, column: 1 }, to: { row: 1, column: 0 } };
    const { cells } = cellStates({
      rows: 'staff',
      rowLines: people,
      columnLines: sites,
      range,
      saved: new Map(),
      edits: {},
      clashing: new Map(),
    });
    expect(cells).toEqual(['000', '880', '880', '000']);
    expect(SELECTED).toBe(8);
  });

  it('has in its rows what there are more of', () => {
    expect([fittingRows(21, 8), fittingRows(8, 8), fittingRows(3, 8)]).toEqual(['staff', 'sites', 'sites']);
  });

  it('is summed up in a line', () => {
    const change = { siteId: 11, personId: 1, attending: true };
    expect(summarize([], 0)).toBe('No changes');
    expect(summarize([], 1)).toBe('No changes, 1 double-booking');
    expect(summarize([change, change, { ...change, attending: false }], 2)).toBe(
      '2 added, 1 removed, 2 double-bookings',
    );
  });
});
