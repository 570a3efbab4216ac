// Verifies DRF-4, DRF-7, SAV-2.
import { forDraft, isUnfinished, type Draft } from '@/shared/forms/draft';

const id = { owner: '20417', form: 'organization', subject: '' };
const draft = (parts: Partial<Draft>): Draft => ({ ...id, value: {}, changes: 1, editedAt: 1, ...parts });
const action = { type: 'form/event' };
const save = { step: 'type', done: { name: 'saved', id: 7 } };

test('an event of a form says which draft it changes, when, and to what', () => {
  jest.useFakeTimers({ now: 5 });
  const entered = { value: { name: 'a' }, changes: 1 };
  expect(forDraft(id, action)).toStrictEqual({ ...action, meta: { draft: id, at: 5 } });
  expect(forDraft(id, action, { entered })).toStrictEqual({ ...action, meta: { draft: id, at: 5, entered } });
  expect(forDraft(id, action, { isEdit: false })).toStrictEqual({ ...action, meta: { draft: id } });
  jest.useRealTimers();
});

test.each<[Partial<Draft>, boolean]>([
  [{}, false],
  [{ unfinished: save }, true],
  [{ value: { unfinished: { 1: {}, 2: save } } }, true],
  [{ value: { unfinished: { 1: {} } } }, false],
  [{ value: { unfinished: 'x' } }, false],
  [{ value: null }, false],
])('a draft with %j has something to finish: %p', (parts, has) => {
  expect(isUnfinished(draft(parts))).toBe(has);
});
