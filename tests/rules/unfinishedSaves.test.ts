// Verifies SAV-2.
import { fieldsKind, isUnfinishedSave } from '@/shared/lib/drafts';

describe('stored saves', () => {
  const save = { step: 'person', done: { record: 12, contact: 'c1' } };

  test('of an earlier release, with the ids that were on the list, are read', () => {
    expect(isUnfinishedSave({ ...save, known: [1, 'x'] })).toBe(true);
  });

  test('round-trip', () => {
    expect(isUnfinishedSave(save)).toBe(true);
    expect(fieldsKind.isValue({ ...fieldsKind.initial, unfinished: save })).toBe(true);
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
  ])('that are broken are dropped with their draft: %j', (unfinished) => {
    expect(isUnfinishedSave(unfinished)).toBe(false);
    expect(fieldsKind.isValue({ ...fieldsKind.initial, unfinished })).toBe(false);
  });
});
