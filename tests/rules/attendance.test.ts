import fc from 'fast-check';
import { attendanceOf, changesOf, choicesOf, isAttending, withEdits, withEditsApplied } from '@/features/sites';
import type { AttendanceChange, AttendanceEdits } from '@/features/sites';

const siteIds = [1, 2, 3];
const personIds = [11, 12];
const NONE: AttendanceEdits = new Map();

const saved = attendanceOf([
  { Sites: 1, PersonID: 11, Attending: 1 },
  { Sites: 2, PersonID: 11, Attending: 0 },
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
});

test('every cell is sent, site by site, as 1 or 0', () => {
  expect(choicesOf(saved, [1, 2], personIds, '20417')).toEqual([
    { event: 1, staff: 11, identifier: '20417', attending: '1' },
    { event: 1, staff: 12, identifier: '20417', attending: '0' },
    { event: 2, staff: 11, identifier: '20417', attending: '0' },
    { event: 2, staff: 12, identifier: '20417', attending: '0' },
  ]);
});

test('a toggle changes one site and leaves the others their identity', () => {
  const edits = withEdits(withEdits(NONE, saved, [change(2, 12, true)]), saved, [change(1, 11, false)]);
  const next = withEdits(edits, saved, [change(1, 12, true)]);
  expect(next.get(2)).toBe(edits.get(2));
  expect(next.get(1)).not.toBe(edits.get(1));
  const chosen = withEditsApplied(saved, next);
  expect(chosen.get(9)).toBe(saved.get(9));
  expect([...(chosen.get(1) ?? [])]).toEqual([12]);
});

test('what is toggled back is no change', () => {
  const there = withEdits(NONE, saved, [change(1, 11, false)]);
  expect(changesOf(saved, there, siteIds, personIds)).toEqual([change(1, 11, false)]);
  expect(withEdits(there, saved, [change(1, 11, true)]).size).toBe(0);
});

test('edits of sites or people who are gone, and edits that have been saved meanwhile, are no changes', () => {
  const edits = new Map([
    [1, new Map([[11, true]])],
    [2, new Map([[99, true]])],
    [77, new Map([[11, true]])],
  ]);
  expect(changesOf(saved, edits, siteIds, personIds)).toEqual([]);
});

test('whatever is toggled in whatever order, the last choice of each cell is what is sent', () => {
  const cell = fc.record({
    siteId: fc.constantFrom(...siteIds),
    personId: fc.constantFrom(...personIds),
    attending: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 12 }), (batches) => {
      const edits = batches.reduce((current, batch) => withEdits(current, saved, batch), NONE);
      const last = new Map(
        batches.flat().map((one) => [`${String(one.siteId)} ${String(one.personId)}`, one.attending]),
      );
      const choices = choicesOf(withEditsApplied(saved, edits), siteIds, personIds, '20417');
      for (const { event, staff, attending } of choices) {
        const wanted =
          last.get(`${String(event)} ${String(staff)}`) ?? isAttending(saved, Number(event), Number(staff));
        expect(attending).toBe(wanted ? '1' : '0');
      }
      const changed = choices.filter(({ event, staff, attending }) => {
        return (attending === '1') !== isAttending(saved, Number(event), Number(staff));
      });
      expect(changesOf(saved, edits, siteIds, personIds)).toHaveLength(changed.length);
    }),
  );
});
