// Verifies ATT-6, ATT-7, ATT-9, ATT-13, DRF-6, DRF-7, SAV-6.
import {
  attendanceOf,
  attendanceToggles,
  changesOf,
  choicesOf,
  isAttending,
  unplacedCount,
  withEdits,
  withEditsApplied,
  type AttendanceChange,
  type AttendanceEdits,
} from '@/features/sites';
import { withSavedCells } from '@/features/sites/model/attendance';

const siteIds = [1, 2, 3];
const personIds = [11, 12];
const NONE: AttendanceEdits = {};

const saved = attendanceOf([
  { Sites: 1, PersonID: 11, Attending: 1 },
  { Sites: 2, PersonID: 11, Attending: 0 },
  { Sites: 9, PersonID: 11, Attending: 1 },
  { Sites: 9, PersonID: 12, Attending: 1 },
]);

const change = (siteId: number, personId: number, attending: boolean): AttendanceChange => ({
  siteId,
  personId,
  attending,
});

test('who has Attending 1 attends, nobody else does', () => {
  expect(isAttending(saved, 1, 11)).toBe(true);
  expect(isAttending(saved, 2, 11)).toBe(false);
  expect(isAttending(saved, 1, 12)).toBe(false);
  expect([11, 12].map((personId) => isAttending(saved, 9, personId))).toEqual([true, true]);
});

test('every cell is sent, site by site, as 1 or 0', () => {
  expect(choicesOf(saved, [1, 2], personIds, '20417')).toEqual([
    { event: 1, staff: 11, identifier: '20417', attending: '1' },
    { event: 1, staff: 12, identifier: '20417', attending: '0' },
    { event: 2, staff: 11, identifier: '20417', attending: '0' },
    { event: 2, staff: 12, identifier: '20417', attending: '0' },
  ]);
});

test('a cell that was not edited is sent as it is saved now, an edited one as it was chosen', () => {
  const shown = choicesOf(attendanceOf([]), [1, 2], personIds, '20417');
  const edits = { 1: { 11: false }, 2: { 12: true } };
  const chosen = shown.map((choice) =>
    choice.event === 2 && choice.staff === 12 ? { ...choice, attending: '1' as const } : choice,
  );
  const theirs = attendanceOf([
    { Sites: 1, PersonID: 11, Attending: 1 },
    { Sites: 1, PersonID: 12, Attending: 1 },
  ]);
  expect(withSavedCells(chosen, edits, theirs).map(({ attending }) => attending)).toEqual(['0', '1', '0', '1']);
  expect(withSavedCells(choicesOf(theirs, [1], [12], '20417'), {}, attendanceOf([]))[0]?.attending).toBe('0');
});

test('a toggle changes one site and leaves the others their identity', () => {
  const edits = withEdits(withEdits(NONE, saved, [change(2, 12, true)]), saved, [change(1, 11, false)]);
  const next = withEdits(edits, saved, [change(1, 12, true)]);
  expect(next[2]).toBe(edits[2]);
  expect(next[1]).not.toBe(edits[1]);
  const chosen = withEditsApplied(saved, next);
  expect(chosen.get(9)).toBe(saved.get(9));
  expect([...(chosen.get(1) ?? [])]).toEqual([12]);
});

test('what is toggled back is no change', () => {
  const there = withEdits(NONE, saved, [change(1, 11, false)]);
  expect(changesOf(saved, there, siteIds, personIds)).toEqual([change(1, 11, false)]);
  expect(withEdits(there, saved, [change(1, 11, true)])).toEqual({});
});

test('edits of sites or people who are gone, and edits that have been saved meanwhile, are no changes', () => {
  const edits: AttendanceEdits = { 1: { 11: true }, 2: { 99: true }, 77: { 11: true } };
  expect(changesOf(saved, edits, siteIds, personIds)).toEqual([]);
});

test('the last choice of each cell is what is sent', () => {
  const [first, second] = [
    [change(1, 12, true), change(1, 12, false), change(2, 11, true)],
    [change(1, 12, true), change(2, 11, false), change(3, 11, true)],
  ];
  const edits = withEdits(withEdits(NONE, saved, first), saved, second);
  expect(edits).toEqual({ 1: { 12: true }, 3: { 11: true } });
  expect(changesOf(saved, edits, siteIds, personIds)).toEqual([change(1, 12, true), change(3, 11, true)]);
  const sent = choicesOf(withEditsApplied(saved, edits), siteIds, personIds, '20417');
  expect(sent.map(({ attending }) => attending).join('')).toBe('110010');
});

describe('what is toggled and not submitted', () => {
  const { count, editsAfter, areEdits } = attendanceToggles;
  const two: AttendanceEdits = { 1: { 12: true }, 2: { 11: true } };

  test('is counted cell by cell', () => {
    expect([count(NONE), count(two)]).toEqual([0, 2]);
  });

  test('is, once it is saved, what was toggled while it was being sent', () => {
    const more: AttendanceEdits = { 1: {}, 2: { 11: true }, 3: { 11: true } };
    // Meanwhile, site 3 was chosen, and the choice of site 1 was undone.
    expect(editsAfter(more, two)).toEqual({ 1: { 12: false }, 3: { 11: true } });
    expect(editsAfter(two, two)).toEqual({});
  });

  test.each<[unknown, boolean]>([
    [{}, true],
    [two, true],
    [null, false],
    [[], false],
    [{ arena: { 11: true } }, false],
    [{ 1: { ana: true } }, false],
    [{ 1: { 11: 'yes' } }, false],
    [{ 1: [true] }, false],
    [{ 1: 11 }, false],
  ])('is taken up from the disk unless it is broken: %j', (value, isTaken) => {
    expect(areEdits(value)).toBe(isTaken);
  });
});

describe('what was stored and the grid does not show', () => {
  const stored = attendanceOf([
    { Sites: 1, PersonID: 11, Attending: 1 },
    { Sites: 1, PersonID: 99, Attending: 1 },
    { Sites: 2, PersonID: 12, Attending: 0 },
    { Sites: 9, PersonID: 12, Attending: 1 },
  ]);
  const grid = { siteIds: [1, 2], personIds: [11, 12] };

  test('a stored attendance of someone who is not on the staff is counted', () => {
    expect(unplacedCount(stored, { ...grid, isWholeSeason: false })).toBe(1);
  });

  test('one at a site that no activity has is counted where all sites are known', () => {
    expect(unplacedCount(stored, { ...grid, isWholeSeason: true })).toBe(2);
    expect(unplacedCount(stored, { siteIds: [1, 2, 9], personIds: [11, 12, 99], isWholeSeason: true })).toBe(0);
  });
});

test('a choice clears a stored attendance only if the user has unticked it', () => {
  const cleared = (edits: AttendanceEdits) =>
    choicesOf(withEditsApplied(saved, edits), [1, 9], personIds, '20417')
      .filter(({ attending }) => attending === '0')
      .map(({ event, staff }) => `${event}/${staff}`);
  expect(cleared({})).toEqual(['1/12']);
  expect(cleared({ 1: { 11: true }, 9: { 12: false } })).toEqual(['1/12', '9/12']);
});
