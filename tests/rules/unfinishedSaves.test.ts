// Verifies SAV-1, SAV-2, SAV-4.
import { fieldsKind, isUnfinishedSave } from '@/shared/lib/drafts';
import { runSave, type sendWrite } from '@/shared/lib/resumable-save';
import { openStore } from '../support/persisted';
import { saveDraft, unfinishedIn } from '../support/unfinishedSaves';

const network = { kind: 'network' } as const;
const step = (name: string, answer: Awaited<ReturnType<typeof sendWrite>>) => ({
  name,
  run: () => Promise.resolve(answer),
});

describe('a save', () => {
  let store: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => {
    store = await openStore();
  });
  afterEach(() => {
    store.close();
  });
  const of = (form: string) => ({ dispatch: store.dispatch, draft: saveDraft(form) });

  test('returns the ids of all steps and resumes where it stopped', async () => {
    const steps = [step('record', { data: 12 }), step('person', { data: 'p1' })];
    await expect(runSave({ ...of('a'), steps })).resolves.toEqual({ data: { record: 12, person: 'p1' } });
    const done = { record: 7, other: undefined };
    await expect(runSave({ ...of('a'), steps, done })).resolves.toEqual({
      data: { record: 7, person: 'p1' },
    });
  });

  test('keeps previously known ids only if there are any', async () => {
    await runSave({ ...of('a'), steps: [step('record', { error: network })] });
    await runSave({ ...of('b'), steps: [step('record', { error: network })], known: [] });
    expect(unfinishedIn(store)).toEqual({
      a: { step: 'record', done: {} },
      b: { step: 'record', done: {}, known: [] },
    });
  });

  test('that was refused after a completed step can be finished', async () => {
    const steps = [step('record', { data: 12 }), step('person', { error: { kind: 'http', status: 422 } })];
    await runSave({ ...of('a'), steps });
    expect(unfinishedIn(store)).toEqual({ a: { step: 'person', done: { record: 12 } } });
  });

  test.each(['network', 'timeout', 'unreadable'] as const)(
    'whose first step may have arrived (%s) can be finished',
    async (kind) => {
      await runSave({ ...of('a'), steps: [step('record', { error: { kind } })] });
      expect(Object.keys(unfinishedIn(store))).toEqual(['a']);
    },
  );
});

describe('stored saves', () => {
  const save = { step: 'person', done: { record: 12, contact: 'c1' }, known: [1, 'x'] };

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
    [{ step: 'x', done: {}, known: 3 }],
    [{ step: 'x', done: {}, known: [null] }],
  ])('that are broken are dropped with their draft: %j', (unfinished) => {
    expect(isUnfinishedSave(unfinished)).toBe(false);
    expect(fieldsKind.isValue({ ...fieldsKind.initial, unfinished })).toBe(false);
  });
});
