// Verifies API-11, SAV-1, SAV-2.
import { apiPath, notSaved, type ApiError, type ApiRequest } from '@/shared/api';
import {
  isFullyRefused,
  runSave,
  sendCreate,
  sendWrite,
  stillUnfinished,
  unfinishedOf,
} from '@/shared/lib/resumable-save';

const path = apiPath`/staff/assistant-person/`;
const network = { kind: 'network' } as const;
const request = { path: apiPath`/org/update-name/${'20417'}`, method: 'PUT' as const };

test.each<[unknown, boolean]>([
  ['success', true],
  [' Success ', true],
  ['ok', true],
  [true, true],
  [{}, true],
  [{ Id: 5 }, true],
  [{ status: 'ok' }, true],
  [{ message: 'success' }, true],
  ['failure', false],
  ['', false],
  [null, false],
  [false, false],
  [42, false],
  [[], false],
  [{ success: false }, false],
  [{ status: 'failed' }, false],
  [{ message: 'Nothing was changed.' }, false],
  [{ error: 'Nothing was changed.' }, false],
])('the answer %j says that it was saved: %s', async (data, says) => {
  const isDone = jest.fn(() => Promise.resolve(false));
  const { error } = await sendWrite(() => ({ data }), request, isDone);
  expect(error === undefined).toBe(says);
  expect(isDone).toHaveBeenCalledTimes(says ? 0 : 1);
});

test('an empty answer counts when the data confirms it', async () => {
  await expect(
    sendWrite(
      () => ({ data: null }),
      request,
      () => Promise.resolve(true),
    ),
  ).resolves.toEqual({
    data: 'saved',
  });
  const unreadable = { error: { kind: 'unreadable' } } as const;
  await expect(
    sendWrite(
      () => unreadable,
      request,
      () => Promise.resolve(true),
    ),
  ).resolves.toEqual({ data: 'saved' });
});

test.each(['network', 'timeout', 'http'] as const)('a failure (%s) is returned without verification', async (kind) => {
  const isDone = jest.fn(() => Promise.resolve(true));
  await expect(sendWrite(() => ({ error: { kind } }), request, isDone)).resolves.toEqual({ error: { kind } });
  expect(isDone).not.toHaveBeenCalled();
});

test.each<[unknown, unknown]>([
  [{ Id: 7 }, 7],
  [{ Id: '7' }, '7'],
  [{ Id: 'a1' }, 'a1'],
])('the id of what was created is read from %j', async (data, id) => {
  await expect(sendCreate(() => ({ data }), request)).resolves.toEqual({ data: id });
});

test.each([{}, null, 'success', { Id: 0 }, { Id: '0' }, { Id: ' ' }, { Id: null }, { id: 7 }])(
  'an answer without an id (%j) does not confirm a creation',
  async (data) => {
    await expect(sendCreate(() => ({ data }), request)).resolves.toEqual(notSaved());
  },
);

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

test('a save that could not be resumed keeps its progress', () => {
  expect(stillUnfinished({ step: 'person', done: { record: 12 }, known: [1] }, network)).toEqual({
    error: { kind: 'network', unfinished: { step: 'person', done: { record: 12 } } },
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

describe('the progress that a save keeps', () => {
  const draft = { owner: '20417', form: 'organization', subject: '' };
  const step = (name: string, answer: { data: number | string } | { error: ApiError }) => ({
    name,
    run: () => Promise.resolve(answer),
  });
  const keptBy = async (steps: ReturnType<typeof step>[], more: Partial<Parameters<typeof runSave>[0]> = {}) => {
    const dispatch = jest.fn();
    const answer = await runSave({ dispatch, draft, steps, ...more });
    const actions = dispatch.mock.calls.map(([action]: { payload: unknown; meta: { draft: unknown } }[]) => action);
    expect(actions.every((action) => action?.meta.draft === draft)).toBe(true);
    return { answer, kept: actions.map((action) => action?.payload) };
  };

  test('is each step before its call, and nothing at the end', async () => {
    const { answer, kept } = await keptBy([step('record', { data: 12 }), step('person', { data: 'p1' })]);
    expect(answer).toEqual({ data: { record: 12, person: 'p1' } });
    expect(kept).toEqual([{ step: 'record', done: {} }, { step: 'person', done: { record: 12 } }, null]);
  });

  test('begins with what was done before, without what is unknown', async () => {
    const done = { record: 7, other: undefined };
    const { answer, kept } = await keptBy([step('record', { data: 12 }), step('person', { data: 1 })], {
      done,
      known: [3],
    });
    expect(answer).toEqual({ data: { record: 7, person: 1 } });
    expect(kept).toEqual([{ step: 'person', done: { record: 7 }, known: [3] }, null]);
  });

  test.each<[ApiError, boolean]>([
    [{ kind: 'http', status: 400 }, true],
    [{ kind: 'http', status: 499 }, true],
    [{ kind: 'http', status: 401 }, false],
    [{ kind: 'http', status: 500 }, false],
    [{ kind: 'network' }, false],
    [{ kind: 'network', status: 400 }, false],
  ])('stays after a first step with %j unless it refuses the save: %p', async (error, isRefused) => {
    const { answer, kept } = await keptBy([step('record', { error })]);
    expect(answer).toEqual({ error: { ...error, unfinished: { step: 'record', done: {} } } });
    expect(kept).toEqual([{ step: 'record', done: {} }, ...(isRefused ? [null] : [])]);
    expect([isFullyRefused(error), isFullyRefused(answer.error)]).toEqual([isRefused, isRefused]);
  });

  test('stays after a later step, whatever its failure', async () => {
    const { kept } = await keptBy([
      step('record', { data: 12 }),
      step('person', { error: { kind: 'http', status: 422 } }),
    ]);
    expect(kept).toEqual([
      { step: 'record', done: {} },
      { step: 'person', done: { record: 12 } },
    ]);
  });

  test.each([undefined, null, new Error('x'), { status: 400 }])('%j is no refusal', (error) => {
    expect(isFullyRefused(error)).toBe(false);
  });
});
