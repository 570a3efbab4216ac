// Verifies ATT-21.
import type { AttendedSite, TournamentSite } from '@/features/sites';
import { busyCells, busyRow } from '@/pages/media/site-attendance/model/busyCells';
import { personLines, siteLines } from '@/pages/media/site-attendance/model/grid';
import { siteRecord } from '../support/records';

const site = (ID: number, Site: string, GameDate: string, EndDate = '') => siteRecord(ID, { Site, GameDate, EndDate });

const hays = site(1, 'Lewis Field, Hays', '2026-11-28');
const emporia = site(2, 'Welch Stadium, Emporia', '2026-11-28');
const newton = site(3, 'Fischer Field, Newton', '2026-11-20');
const koch = site(4, 'Koch Arena, Wichita', '2026-11-27', '2026-11-29');
const undated = site(5, 'Salina', '');
const sites = [hays, emporia, newton, koch, undated];
const [ana, kim] = [7, 8];

beforeAll(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 18), doNotFake: ['queueMicrotask'] });
});
afterAll(() => {
  jest.useRealTimers();
});

function busy(attended: AttendedSite[], chosen: [site: number, person: number][] = [], since = 1) {
  const attendance = new Map<number, Set<number>>();
  for (const [siteId, personId] of chosen)
    attendance.set(siteId, new Set([personId, ...(attendance.get(siteId) ?? [])]));
  return busyCells({ sites, chosen: attendance, attended, since: { year: 2026, month: 11, day: since } });
}
const wordsOf = (attended: TournamentSite[], chosen: [number, number][] = []) =>
  Object.fromEntries(
    busy(
      attended.map((there) => ({ personId: ana, site: there })),
      chosen,
    ).get(ana) ?? [],
  );

const elsewhere = site(101, 'Expocentre, Topeka', '2026-11-28');
const words = 'Sat, Nov 28: Expocentre, Topeka';

describe('a cell whose person is booked elsewhere that day', () => {
  test.each<[string, TournamentSite[], [number, number][], Record<number, string>]>([
    ['at another activity', [elsewhere], [], { 1: words, 2: words, 4: words }],
    [
      'at another site of this activity',
      [],
      [[1, ana]],
      { 2: 'Sat, Nov 28: Lewis Field, Hays', 4: 'Sat, Nov 28: Lewis Field, Hays' },
    ],
    [
      'on several days',
      [site(102, 'Topeka', '2026-11-26', '2026-11-28')],
      [],
      { 1: 'Sat, Nov 28: Topeka', 2: 'Sat, Nov 28: Topeka', 4: 'Fri, Nov 27 – Sat, Nov 28: Topeka' },
    ],
    [
      'at the same place',
      [site(103, 'lewis field hays', '2026-11-28')],
      [[2, ana]],
      {
        1: 'Sat, Nov 28: Welch Stadium, Emporia',
        4: 'Sat, Nov 28: lewis field hays; Sat, Nov 28: Welch Stadium, Emporia',
      },
    ],
    ['on another day', [site(104, 'Topeka', '2026-12-05')], [], {}],
    ['without a readable date', [site(105, 'Topeka', 'soon')], [], {}],
    [
      'at many places',
      ['A', 'B', 'C', 'D'].map((name, index) => site(110 + index, name, '2026-11-20')),
      [],
      { 3: 'Fri, Nov 20: A; Fri, Nov 20: B; Fri, Nov 20: C …' },
    ],
  ])('says where: %s', (_case, attended, chosen, expected) => {
    const own = wordsOf(attended, chosen);
    // A checked cell is not described as busy, because it is a clash, which the grid itself reports.
    for (const [siteId] of chosen) expect(own).not.toHaveProperty(String(siteId));
    expect(own).toEqual(expected);
  });

  test('concerns this person alone, and no day that has passed', () => {
    const attended = [{ personId: ana, site: elsewhere }];
    expect([...busy(attended).keys()]).toEqual([ana]);
    expect(busy(attended, [], 29).size).toBe(0);
  });
});

test('a row’s words change only with the row', () => {
  const cells = busy([{ personId: ana, site: elsewhere }]);
  const people = personLines([
    { id: ana, name: 'Ana' },
    { id: kim, name: 'Kim' },
  ]);
  const columns = siteLines(sites, new Map(), new Set());
  expect(busyRow(cells, 'staff', ana, columns)).toBe(`${words}\n${words}\n\n${words}\n`);
  expect(busyRow(cells, 'staff', kim, columns)).toBe('');
  expect(busyRow(cells, 'sites', hays.ID, people)).toBe(`${words}\n`);
  expect(busyRow(cells, 'sites', newton.ID, people)).toBe('');
});
