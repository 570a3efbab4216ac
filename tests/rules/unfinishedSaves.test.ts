// Verifies SAV-2.
import { isUnfinishedSave } from '@/shared/forms';

describe('stored saves', () => {
  const save = { step: 'person', done: { record: 12, contact: 'c1' } };

  test('are read, also those of an earlier release, with the ids that were on the list', () => {
    expect(isUnfinishedSave(save)).toBe(true);
    expect(isUnfinishedSave({ ...save, known: [1, 'x'] })).toBe(true);
  });

  test.each<[unknown]>([
    [[]],
    ['x'],
    [{ done: {} }],
    [{ step: 1, done: {} }],
    [{ step: 'x' }],
    [{ step: 'x', done: null }],
    [{ step: 'x', done: { y: true } }],
    [{ step: 'x', done: { y: {} } }],
  ])('that are broken are none: %j', (unfinished) => {
    expect(isUnfinishedSave(unfinished)).toBe(false);
  });
});
