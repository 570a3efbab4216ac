// Verifies ATT-13.
import { fc } from '../support/generated';
import { attendanceOf, choicesOf, unintendedClears, unplacedCount, withEditsApplied } from '@/features/sites';

const saved = attendanceOf([
  { Sites: 1, PersonID: 11, Attending: 1 },
  { Sites: 1, PersonID: 99, Attending: 1 },
  { Sites: 2, PersonID: 12, Attending: 0 },
  { Sites: 9, PersonID: 12, Attending: 1 },
]);
const grid = { siteIds: [1, 2], personIds: [11, 12] };

test('a stored attendance of someone who is not on the staff is counted', () => {
  expect(unplacedCount(saved, { ...grid, isWholeSeason: false })).toBe(1);
});

test('one at a site that no activity has is counted where all sites are known', () => {
  expect(unplacedCount(saved, { ...grid, isWholeSeason: true })).toBe(2);
  expect(unplacedCount(saved, { siteIds: [1, 2, 9], personIds: [11, 12, 99], isWholeSeason: true })).toBe(0);
});

const choice = (event: number | string, staff: number | string, attending: '0' | '1') => ({
  event,
  staff,
  identifier: '20417',
  attending,
});

test('clearing what the user has unticked is what was asked for', () => {
  const edits = { 1: { 11: false } };
  expect(unintendedClears(saved, edits, [choice(1, 11, '0')])).toEqual([]);
});

test.each([
  ['as it is stored', choice(1, 11, '0')],
  ['by an id that is text', choice('1', ' 11', '0')],
])('clearing what nobody has unticked is told, %s', (_how, clear) => {
  expect(unintendedClears(saved, {}, [clear])).toEqual([clear]);
  expect(unintendedClears(saved, { 1: { 11: true } }, [clear])).toEqual([clear]);
});

test('what is chosen, and what was not stored, clears nothing', () => {
  expect(unintendedClears(saved, {}, [choice(1, 11, '1'), choice(2, 12, '0'), choice(2, 11, '0')])).toEqual([]);
});

test('a grid whose ids are those that are stored never clears unasked', () => {
  const id = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(fc.array(fc.tuple(id, id)), fc.array(fc.tuple(id, id, fc.boolean())), (stored, toggles) => {
      const attendance = attendanceOf(stored.map(([Sites, PersonID]) => ({ Sites, PersonID, Attending: 1 as const })));
      const edits: Record<string, Record<string, boolean>> = {};
      for (const [site, person, attending] of toggles) {
        edits[site] = { ...edits[site], [person]: attending };
      }
      const all = [1, 2, 3, 4, 5];
      const choices = choicesOf(withEditsApplied(attendance, edits), all, all, '20417');
      expect(unintendedClears(attendance, edits, choices)).toEqual([]);
    }),
  );
});
