// Verifies SAV-1, SAV-2, SAV-4.
import { apiPath, type ApiRequest } from '@/shared/api';
import { fieldsKind, isUnfinishedSave } from '@/shared/lib/drafts';
import { runSave, sendCreate, sendWrite, stillUnfinished, unfinishedOf } from '@/shared/lib/resumable-save';
import { openStore } from '../support/persisted';
import { saveDraft, unfinishedIn } from '../support/unfinishedSaves';

const path = apiPath`/staff/assistant-person/`;
const network = { kind: 'network' } as const;
const step = (name: string, answer: Awaited<ReturnType<typeof sendWrite>>) => ({
  name,
  run: () => Promise.resolve(answer),
});

test('a write is sent unchanged, and any readable answer counts', async () => {
  const sent: ApiRequest[] = [];
  const send = (request: ApiRequest) => {
    sent.push(request);
    return { data: 'success' };
  };
  const body = { FirstName: 'Ana' };
  await expect(sendWrite(send, { path, method: 'PUT', body }, () => Promise.resolve(false))).resolves.toEqual({
    data: 'saved',
  });
  expect(sent).toEqual([{ path, method: 'PUT', body, answer: 'any' }]);
});

test('a creation is a POST that returns one record', async () => {
  const sent: ApiRequest[] = [];
  const send = (request: ApiRequest) => {
    sent.push(request);
    return { data: { Id: 3 } };
  };
  await expect(sendCreate(send, { path, body: {} })).resolves.toEqual({ data: 3 });
  expect(sent).toEqual([{ path, method: 'POST', body: {}, answer: 'value' }]);
  await expect(sendCreate(() => ({ error: network }), { path })).resolves.toEqual({ error: network });
  await expect(sendCreate(() => ({ data: { Id: true } }), { path })).resolves.toHaveProperty('error');
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

  test('that could not be resumed keeps its progress', () => {
    expect(stillUnfinished({ step: 'person', done: { record: 12 }, known: [1] }, network)).toEqual({
      error: { kind: 'network', unfinished: { step: 'person', done: { record: 12 } } },
    });
  });
});

describe('the progress in a failure', () => {
  const failed = (done: Record<string, unknown>) => ({ ...network, unfinished: { step: 'person', done } });

  test('contains only the step and ids', () => {
    expect(unfinishedOf(failed({ record: 12, contact: 'c1', typed: { FirstName: 'Ana' }, none: null }))).toEqual({
      step: 'person',
      done: { record: 12, contact: 'c1' },
    });
    expect(unfinishedOf(failed({}), [4])).toEqual({ step: 'person', done: {}, known: [4] });
  });

  test.each([undefined, network, new Error('x'), { unfinished: { step: 'person', done: {} } }])(
    'is nothing for %j',
    (error) => {
      expect(unfinishedOf(error)).toEqual({ step: '', done: {} });
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
