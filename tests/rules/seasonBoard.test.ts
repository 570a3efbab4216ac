// Verifies ATT-9, ATT-10, ATT-11.
import {
  attendanceCalendar,
  attendanceOf,
  boardTable,
  findClashes,
  seasonBoard,
  type Clash,
  type TournamentSite,
} from '@/features/sites';
import { showDays } from '@/shared/lib/calendar-dates/showDate';
import { activityRecord, siteRecord } from '../support/records';

const site = (ID: number, Site: string, GameDate: string, EndDate = '', Class = '6A') =>
  siteRecord(ID, { Site, GameDate, EndDate, Class });

const emporia = site(1, 'Welch Stadium, Emporia', '2026-11-28');
const hays = site(2, 'Lewis Field, Hays', '2026-11-28', '', '1A');
const wichita = site(3, 'Koch Arena, Wichita', '2027-03-10', '2027-03-13');
const salina = site(4, 'Events Center, Salina', '2027-03-12', '2027-03-14');
const undated = site(5, '', '');
const today = { year: 2026, month: 11, day: 20 };

const shown = (clashes: readonly Clash[]) =>
  clashes.map(({ personId, start, end, sites }) => [personId, showDays(start, end, today), sites.map(({ ID }) => ID)]);

const at = (personId: number, ...sites: TournamentSite[]) => sites.map((one) => ({ personId, site: one }));

describe('clashes', () => {
  test('one person at two places on one day is a clash, two people are not', () => {
    expect(shown(findClashes([...at(11, emporia, hays), ...at(12, emporia)], today))).toEqual([
      [11, 'Sat, Nov 28', [1, 2]],
    ]);
  });

  test('consecutive days at the same places are one clash', () => {
    expect(shown(findClashes(at(11, wichita, salina), today))).toEqual([[11, 'Fri, Mar 12 – Sat, Mar 13', [3, 4]]]);
  });

  test('days with different places are separate', () => {
    const topeka = site(6, 'Expocentre, Topeka', '2027-03-13');
    expect(shown(findClashes(at(11, wichita, salina, topeka), today))).toEqual([
      [11, 'Fri, Mar 12', [3, 4]],
      [11, 'Sat, Mar 13', [3, 4, 6]],
    ]);
  });

  test('come by date, then in the order of the staff', () => {
    const staff = [12, 11].map((id) => ({ id, name: `Person ${String(id)}` }));
    const all = [...at(13, wichita, salina), ...at(11, emporia, hays), ...at(12, emporia, hays)];
    expect(findClashes(all, today, staff).map(({ personId }) => personId)).toEqual([12, 11, 13]);
  });

  test('two classes at one place, other days, and undated sites are no clash', () => {
    const sameArena = site(7, 'KOCH ARENA – Wichita', '2027-03-11', '', '5A');
    expect(findClashes(at(11, wichita, sameArena, emporia, undated), today)).toEqual([]);
  });

  test('a past clash is no warning', () => {
    expect(findClashes(at(11, emporia, hays), { year: 2026, month: 11, day: 29 })).toEqual([]);
    expect(findClashes(at(11, emporia, hays), { year: 2026, month: 11, day: 28 })).toHaveLength(1);
  });
});

const board = () =>
  seasonBoard({
    activities: [activityRecord(1, 'Football'), activityRecord(2, 'Basketball', { Active: 0 })],
    sites: [
      { activityId: 2, sites: [undated, wichita, salina] },
      { activityId: 1, sites: [hays, emporia] },
    ],
    attendance: attendanceOf([
      { Sites: 1, PersonID: 11, Attending: 1 },
      { Sites: 1, PersonID: 12, Attending: 1 },
      { Sites: 2, PersonID: 12, Attending: 1 },
      { Sites: 3, PersonID: 12, Attending: 1 },
      { Sites: 4, PersonID: 12, Attending: 0 },
      { Sites: 5, PersonID: 11, Attending: 1 },
      { Sites: 5, PersonID: 99, Attending: 1 },
    ]),
    people: [
      { id: 11, name: 'Ana Ruiz' },
      { id: 12, name: 'Kim Lee' },
    ],
    today,
  });

test('the board lists attended sites by date with people, undated ones last', () => {
  const { rows, clashes } = board();
  expect(rows.map((row) => [row.activity, row.site.ID, row.people.map(({ name }) => name), row.isOpen])).toEqual([
    ['Football', 1, ['Ana Ruiz', 'Kim Lee'], true],
    ['Football', 2, ['Kim Lee'], true],
    ['Basketball', 3, ['Kim Lee'], false],
    ['Basketball', 5, ['Ana Ruiz'], false],
  ]);
  expect(shown(clashes)).toEqual([[12, 'Sat, Nov 28', [1, 2]]]);
});

test('the table has a row for each person at each site', () => {
  expect(boardTable(board().rows)).toEqual({
    columns: ['Dates', 'Activity', 'Class', 'Site', 'Staff member'],
    rows: [
      ['11/28/2026', 'Football', '6A', 'Welch Stadium, Emporia', 'Ana Ruiz'],
      ['11/28/2026', 'Football', '6A', 'Welch Stadium, Emporia', 'Kim Lee'],
      ['11/28/2026', 'Football', '1A', 'Lewis Field, Hays', 'Kim Lee'],
      ['3/10/2027 – 3/13/2027', 'Basketball', '6A', 'Koch Arena, Wichita', 'Kim Lee'],
      ['Date to be announced', 'Basketball', '6A', 'Site to be announced', 'Ana Ruiz'],
    ],
  });
});

test('the calendar has an entry for each dated site, and one for each activity’s deadline', () => {
  const entries = attendanceCalendar(board().rows, '20417');
  expect(entries.map(({ title, start, end }) => [title, showDays(start, end ?? start, today)])).toEqual([
    ['Football 6A', 'Sat, Nov 28'],
    ['Football 1A', 'Sat, Nov 28'],
    ['Basketball 6A', 'Wed, Mar 10 – Sat, Mar 13'],
    ['Last day to choose sites: Football', 'Tue, Nov 24'],
    ['Last day to choose sites: Basketball', 'Sat, Mar 6'],
  ]);
  expect(entries[0]).toMatchObject({
    id: 'attendance-20417-1',
    location: 'Welch Stadium, Emporia',
    description: 'Attending: Ana Ruiz, Kim Lee',
  });
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});
