// Verifies SAV-2, SAV-4.
import { runSave, type sendWrite } from '@/shared/lib/resumable-save';
import { saveDraft, unfinishedIn } from '../support/unfinishedSaves';
import { openStore } from '../support/persisted';

describe('the stored progress of a save', () => {
  let store: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => {
    store = await openStore();
  });
  afterEach(() => {
    store.close();
  });

  const step = (name: string, answer: Awaited<ReturnType<typeof sendWrite>>) => ({
    name,
    run: () => Promise.resolve(answer),
  });
  const refused = (status: number) => ({ error: { kind: 'http', status } as const });
  const save = (form: string, ...steps: ReturnType<typeof step>[]) =>
    runSave({ dispatch: store.dispatch, draft: saveDraft(form), steps });

  test('is the current step and the earlier ids, for the owner only', async () => {
    const steps = [step('record', { data: 12 }), step('person', refused(500))];
    await runSave({ dispatch: store.dispatch, draft: saveDraft('newAssistant'), steps, known: [3] });
    expect(unfinishedIn(store)).toEqual({ newAssistant: { step: 'person', done: { record: 12 }, known: [3] } });
    expect(unfinishedIn(store, '20418')).toEqual({});
  });

  test('exists during the call, so the page may be left at any time', async () => {
    let seen: unknown;
    const looking = {
      name: 'person',
      run: () => {
        seen = unfinishedIn(store);
        return Promise.resolve({ data: 1 });
      },
    };
    await save('organization', step('record', { data: 12 }), looking);
    expect(seen).toEqual({ organization: { step: 'person', done: { record: 12 } } });
    expect(unfinishedIn(store)).toEqual({});
  });

  test('survives a reload', async () => {
    await save('organization', step('name', { data: 'saved' }), step('type', refused(503)));
    const before = unfinishedIn(store);
    store.close();
    store = await openStore();
    expect(before).toEqual({ organization: { step: 'type', done: { name: 'saved' } } });
    expect(unfinishedIn(store)).toEqual(before);
  });

  test('keeps other saves when one finishes', async () => {
    await save('organization', step('name', refused(503)));
    await save('director', step('person', refused(503)));
    await save('organization', step('name', { data: 'saved' }));
    expect(Object.keys(unfinishedIn(store))).toEqual(['director']);
  });

  test.each([
    [400, 0],
    [422, 0],
    [401, 1],
    [500, 1],
  ])('after a first step that answers %i: %i unfinished saves', async (status, count) => {
    await save('organization', step('name', refused(status)));
    expect(Object.keys(unfinishedIn(store))).toHaveLength(count);
  });
});
