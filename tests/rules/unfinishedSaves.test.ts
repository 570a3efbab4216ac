import { apiPath, type ApiRequest } from '@/shared/api';
import {
  listUnfinished,
  readUnfinished,
  runSave,
  sendCreate,
  sendWrite,
  stillUnfinished,
  unfinishedOf,
} from '@/shared/lib/resumable-save';

const path = apiPath`/staff/assistant-person/`;
const network = { kind: 'network' } as const;
const step = (name: string, answer: Awaited<ReturnType<typeof sendWrite>>) => ({
  name,
  run: () => Promise.resolve(answer),
});

test('a write goes out as it is, and whatever is readable counts as its answer', async () => {
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

test('what creates something goes out as a POST whose answer is one record', async () => {
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
  test('answers the ids of all its steps, and starts where it stopped', async () => {
    const steps = [step('record', { data: 12 }), step('person', { data: 'p1' })];
    await expect(runSave({ owner: '1', save: 'a', steps })).resolves.toEqual({ data: { record: 12, person: 'p1' } });
    const done = { record: 7, other: undefined };
    await expect(runSave({ owner: '1', save: 'a', steps, done })).resolves.toEqual({
      data: { record: 7, person: 'p1' },
    });
  });

  test('keeps the ids that were known before only where there are some', async () => {
    await runSave({ owner: '1', save: 'a', steps: [step('record', { error: network })] });
    expect(sessionStorage.getItem('unfinishedSaves')).toBe(
      JSON.stringify({
        until: 'logout',
        version: 1,
        data: { owner: '1', saves: { a: { step: 'record', done: {} } } },
      }),
    );
  });

  test('that was refused after something was done is to be finished', async () => {
    const steps = [step('record', { data: 12 }), step('person', { error: { kind: 'http', status: 422 } })];
    await runSave({ owner: '1', save: 'a', steps });
    expect(readUnfinished('1', 'a')).toEqual({ step: 'person', done: { record: 12 } });
  });

  test.each(['network', 'timeout', 'unreadable'] as const)(
    'whose first step may have arrived (%s) is to be finished',
    async (kind) => {
      await runSave({ owner: '1', save: 'a', steps: [step('record', { error: { kind } })] });
      expect(listUnfinished('1')).toEqual(['a']);
    },
  );

  test('that could not be taken up is as far as before', () => {
    expect(stillUnfinished({ step: 'person', done: { record: 12 }, known: [1] }, network)).toEqual({
      error: { kind: 'network', unfinished: { step: 'person', done: { record: 12 } } },
    });
  });
});

describe('what a failure tells of its save', () => {
  const failed = (done: Record<string, unknown>) => ({ ...network, unfinished: { step: 'person', done } });

  test('is the step and the ids, and nothing that is no id', () => {
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

describe('kept saves', () => {
  const keep = (data: unknown) => sessionStorage.setItem('unfinishedSaves', JSON.stringify({ version: 1, data }));
  const saves = { a: { step: 'person', done: { record: 12, contact: 'c1' }, known: [1, 'x'] } };

  test('are read as they were written', () => {
    keep({ owner: '1', saves });
    expect(readUnfinished('1', 'a')).toEqual(saves.a);
  });

  test.each<[unknown]>([
    [null],
    [[]],
    ['x'],
    [{ saves }],
    [{ owner: 1, saves }],
    [{ owner: '1' }],
    [{ owner: '1', saves: [] }],
    [{ owner: '1', saves: null }],
    [{ owner: '1', saves: { ...saves, b: null } }],
    [{ owner: '1', saves: { a: { done: {} } } }],
    [{ owner: '1', saves: { a: { step: 'x', done: null } } }],
    [{ owner: '1', saves: { a: { step: 'x', done: { y: true } } } }],
    [{ owner: '1', saves: { a: { step: 'x', done: {}, known: [null] } } }],
  ])('that are broken are dropped as a whole: %j', (data) => {
    keep(data);
    expect(listUnfinished('1')).toEqual([]);
    expect(sessionStorage.getItem('unfinishedSaves')).toBeNull();
  });
});
