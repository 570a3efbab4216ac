// Verifies ATT-24.
import type { BoardRow, TournamentSite } from '@/features/sites';
import { activityPage, eventMessages, personMessages } from '@/features/sites/model/crewMessages';

const [ana, kim] = [
  { id: 7, name: 'Ana Ruiz' },
  { id: 8, name: 'Kim Lee' },
];
const row = (ID: number, activity: string, site: Partial<TournamentSite>, people: BoardRow['people']): BoardRow => ({
  activity,
  activityId: ID,
  isOpen: true,
  site: { ID, Site: '', Class: '', GameDate: '', EndDate: '', ...site },
  people,
});

const rows = [
  row(1, 'Football', { Site: 'Lewis Field, Hays', Class: '6A', GameDate: '2026-11-28' }, [kim, ana]),
  row(2, 'Girls Swimming', { Site: 'Topeka', GameDate: '2027-02-19', EndDate: '2027-02-20' }, [ana]),
  row(3, 'Chess', {}, [kim]),
  row(4, 'Volleyball', { Site: 'Salina', GameDate: '2026-10-31' }, [ana]),
];
const source = { rows, today: { year: 2026, month: 11, day: 20 }, origin: 'https://media.example' };

beforeAll(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20), doNotFake: ['queueMicrotask'] });
});
afterAll(() => {
  jest.useRealTimers();
});

test('each person is told what, where, when, the deadline, and the page of the activity', () => {
  const messages = personMessages(source);
  expect(messages.map(({ name, about, to, subject }) => [name, about, to, subject])).toEqual([
    ['Ana Ruiz', '2 events', [7], 'Your state events: Football 6A and Girls Swimming'],
    ['Kim Lee', '2 events', [8], 'Your state events: Football 6A and Chess'],
  ]);
  expect(messages[0]?.lines).toEqual([
    'Hello Ana Ruiz,',
    '',
    'this is where you are going:',
    '',
    'Football 6A',
    'Sat, Nov 28',
    'Lewis Field, Hays',
    'Last day to change the selection: Tue, Nov 24',
    'https://media.example/association/athletics/football',
    '',
    'Girls Swimming',
    'Fri, Feb 19 – Sat, Feb 20',
    'Topeka',
    'Last day to change the selection: Mon, Feb 15',
    'https://media.example/association/athletics/swim-dive',
  ]);
  // An event without a date, a page, or a site yet.
  expect(messages[1]?.lines.slice(-4)).toEqual(['', 'Chess', 'Date to be announced', 'Site to be announced']);
});

test('a person’s calendar holds that person’s events alone', () => {
  const [first] = personMessages(source);
  expect(first?.rows.map(({ site, people }) => [site.ID, people])).toEqual([
    [1, [ana]],
    [2, [ana]],
  ]);
});

test('the crew of an event is told together', () => {
  expect(eventMessages(source).map(({ name, about, to, subject }) => [name, about, to, subject])).toEqual([
    ['Football 6A, Lewis Field, Hays', 'Sat, Nov 28', [8, 7], 'Football 6A, Sat, Nov 28'],
    ['Girls Swimming, Topeka', 'Fri, Feb 19 – Sat, Feb 20', [7], 'Girls Swimming, Fri, Feb 19 – Sat, Feb 20'],
    ['Chess, Site to be announced', 'Date to be announced', [8], 'Chess, Date to be announced'],
  ]);
  expect(eventMessages(source)[0]?.lines.at(-1)).toBe('Crew: Kim Lee and Ana Ruiz');
});

test.each([
  ['Boys Swimming & Diving', '/association/athletics/swim-dive'],
  ['Track and Field', '/association/athletics/track-field'],
  ['Unified Bowling', '/association/athletics/unified-bowling'],
  ['Scholars Bowl', '/association/activities/scholars-bowl'],
  ['Chess', undefined],
])('the page of %s', (name, page) => {
  expect(activityPage(name)).toBe(page);
});
