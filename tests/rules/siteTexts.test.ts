// Verifies ATT-1, ATT-9.
import { isOver, siteNames } from '@/features/sites/model/siteTexts';
import { parseCalendarDate, today, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';

const date = (iso: string): CalendarDate => parseCalendarDate(iso) ?? today();

test('sites of one name are told apart by class, then by day', () => {
  const site = (ID: number, Site: string, Class: string, GameDate: string) => ({
    ID,
    Site,
    Class,
    GameDate,
    EndDate: '',
  });
  const names = siteNames([
    site(1, 'Hays', '2A', '2027-03-10'),
    site(2, 'Salina', '1A', '2027-03-10'),
    site(3, 'Salina', '2A', '2027-03-10'),
    site(4, 'Salina', '2A', '2027-03-11'),
    site(5, 'Salina', '2A', 'soon'),
    site(6, '', '1A', ''),
  ]);
  expect([...names]).toEqual([
    [1, 'Hays'],
    [2, 'Salina, 1A'],
    [3, 'Salina, 2A, Wed, Mar 10'],
    [4, 'Salina, 2A, Thu, Mar 11'],
    [5, 'Salina, 2A, soon'],
    [6, 'Site to be announced'],
  ]);
});

test.each([
  ['2027-03-10', '', '2027-03-10', false],
  ['2027-03-10', '', '2027-03-11', true],
  ['2027-03-10', '2027-03-12', '2027-03-12', false],
  ['2027-03-10', '2027-03-12', '2027-03-13', true],
  ['soon', '', '2027-03-11', false],
])('an event from %j to %j is over on %s: %p', (GameDate, EndDate, day, over) => {
  expect(isOver({ GameDate, EndDate }, date(day))).toBe(over);
});
