// Verifies API-11, SAV-1, SAV-2, SAV-4.
// tests/faults/writes verifies that a save can be finished under any sequence of faults, also after a reload.
import { apiPath, unconfirmed, type ApiError, type ApiRequest, type Outcome } from '@/shared/api';
import {
  doneOf,
  unfinishedOf,
  stillUnfinished,
  isFullyRefused,
  isUnfinishedSave,
  sendChoices,
  sendWrite,
  saveParts,
  sendCreate,
  type Done,
  type Saved,
  type UnfinishedSave,
} from '@/shared/forms';

const path = apiPath`/staff/assistant-person/`;
const network = { kind: 'network' } as const;
const request = { path: apiPath`/org/update-name/${'20417'}`, method: 'PUT' as const };

test.each<[unknown, boolean]>([
  ['success', true],
  [' Success ', true],
  ['ok', true],
  [true, true],
  [{}, true],
  [{ status: 'ok' }, true],
  [{ message: 'success' }, true],
  ['failure', false],
  [null, false],
  [42, false],
  [[], false],
  [{ success: false }, false],
  [{ Success: false }, false],
  [{ Status: 'error' }, false],
  [{ Message: 'An error has occurred.' }, false],
  [{ Error: 'Timeout expired' }, false],
  [{ Message: 'Success' }, true],
  [{ status: 'failed' }, false],
  [{ message: 'Nothing was changed.' }, false],
  [{ error: 'Nothing was changed.' }, false],
])('the answer %j says that it was saved: %s', async (data, says) => {
  const isDone = jest.fn(() => Promise.resolve(false));
  const { error } = await sendWrite(() => ({ data }), request, isDone);
  expect(error === undefined).toBe(says);
  expect(isDone).toHaveBeenCalledTimes(says ? 0 : 1);
});

test.each<Outcome<unknown>>([{ data: null }, { error: { kind: 'unreadable' } }])(
  'the answer %j counts when the data confirms it',
  async (answer) => {
    const isDone = () => Promise.resolve(true);
    await expect(sendWrite(() => answer, request, isDone)).resolves.toEqual({ data: 'saved' });
  },
);

test.each(['network', 'timeout', 'http'] as const)('a failure (%s) is returned without verification', async (kind) => {
  const isDone = jest.fn(() => Promise.resolve(true));
  await expect(sendWrite(() => ({ error: { kind } }), request, isDone)).resolves.toEqual({ error: { kind } });
  expect(isDone).not.toHaveBeenCalled();
});

test.each([
  [7, 7],
  [' 7 ', '7'],
  ['a1', 'a1'],
])('the id %j of what was created is read', async (Id, data) => {
  await expect(sendCreate(() => ({ data: { Id } }), request)).resolves.toEqual({ data });
});

test.each([{}, null, { Id: 0 }, { Id: '0' }, { Id: ' ' }, { Id: true }])(
  'an answer without an id (%j) does not confirm a creation',
  async (data) => {
    await expect(sendCreate(() => ({ data }), request)).resolves.toEqual(unconfirmed());
  },
);

test.each<[Outcome<unknown>, Outcome<null>]>([
  [{ data: ' Success ' }, { data: null }],
  [{ data: 'failed' }, unconfirmed('The media service did not confirm that it was saved.')],
  [{ error: network }, { error: network }],
])('choices that are answered with %j become %j', async (answer, outcome) => {
  const send = jest.fn((_request: ApiRequest) => answer);
  await expect(sendChoices(send, { path, body: [] })).resolves.toEqual(outcome);
  expect(send.mock.calls).toEqual([[{ path, method: 'PUT', body: [], response: 'any' }]]);
});

test('a write is sent unchanged, and any readable answer counts', async () => {
  const send = jest.fn((_request: ApiRequest) => ({ data: 'success' }));
  const body = { FirstName: 'Ana' };
  const outcome = sendWrite(send, { path, method: 'PUT', body }, () => Promise.resolve(false));
  await expect(outcome).resolves.toEqual({ data: 'saved' });
  expect(send.mock.calls).toEqual([[{ path, method: 'PUT', body, response: 'any' }]]);
});

test('a creation is a POST that returns one record', async () => {
  const send = jest.fn((_request: ApiRequest) => ({ error: network }));
  await expect(sendCreate(send, { path, body: {} })).resolves.toEqual({ error: network });
  expect(send.mock.calls).toEqual([[{ path, method: 'POST', body: {}, response: 'value' }]]);
});

test('a save that could not be resumed keeps its progress', () => {
  expect(stillUnfinished({ step: 'person', done: { record: 12 } }, network)).toEqual({
    error: { kind: 'network', unfinished: { step: 'person', done: { record: 12 } } },
  });
});

test.each([undefined, network, new Error('x'), { unfinished: { step: 'person', done: {} } }])(
  'there is no progress in %j',
  (error) => {
    expect(unfinishedOf(error)).toEqual({ step: '', done: {} });
  },
);

test('parts that another release has left in the draft are dropped', () => {
  const progress = { step: 'fax', done: { name: 'saved', fax: 'saved' } };
  expect(doneOf(progress, ['name', 'type'])).toEqual({ name: 'saved' });
  expect(doneOf(undefined, ['name'])).toEqual({});
});

type Part = 'record' | 'person' | 'contact' | 'link';
const PARTS: readonly Part[] = ['record', 'person', 'contact', 'link'];

describe('a save of several calls', () => {
  const draft = { owner: '20417', form: 'newAssistant', subject: '' };

  /** Saves all parts; each call gets the next outcome, or its own number as its id. */
  async function save(
    outcomes: readonly (Outcome<Saved> | 'throws' | undefined)[],
    done: Done<Part> = {},
    resume?: UnfinishedSave,
  ) {
    const calls: { name: Part; done: Done<Part> }[] = [];
    const kept: (UnfinishedSave | null)[] = [];
    const dispatch = (action: { payload?: unknown; meta?: unknown }) => {
      expect(action.meta).toMatchObject({ draft });
      kept.push(action.payload as UnfinishedSave | null);
      return action;
    };
    const parts = PARTS.map((name) => ({
      name,
      send: (before: Done<Part>): Promise<Outcome<Saved>> => {
        const call = calls.push({ name, done: { ...before } }) - 1;
        const outcome = outcomes[call] ?? { data: call + 1 };
        return outcome === 'throws' ? Promise.reject(new Error('thrown')) : Promise.resolve(outcome);
      },
    }));
    const outcome = await saveParts(parts, { done, resume, draft, dispatch: dispatch as never });
    return { outcome, calls, kept };
  }

  test('sends its parts in order, each with the results of those before, and keeps its progress before each call', async () => {
    const { outcome, calls, kept } = await save([]);
    expect(outcome).toEqual({ data: { record: 1, person: 2, contact: 3, link: 4 } });
    expect(calls.map(({ name }) => name)).toEqual(PARTS);
    expect(calls[2]?.done).toEqual({ record: 1, person: 2 });
    expect(kept).toEqual([
      { step: 'record', done: {} },
      { step: 'person', done: { record: 1 } },
      { step: 'contact', done: { record: 1, person: 2 } },
      { step: 'link', done: { record: 1, person: 2, contact: 3 } },
      null,
    ]);
  });

  test.each(['throws', unconfirmed('No.')] as const)(
    'stops at a part that fails (%j), and names it',
    async (failure) => {
      const { outcome, calls, kept } = await save([undefined, failure]);
      expect(outcome.error).toMatchObject({ kind: 'unreadable', unfinished: { step: 'person', done: { record: 1 } } });
      expect(outcome.error?.message).toBe(failure === 'throws' ? undefined : 'No.');
      expect(calls).toHaveLength(2);
      expect(kept.at(-1)).toEqual({ step: 'person', done: { record: 1 }, isUnconfirmed: true });
    },
  );

  test.each<ApiError>([{ kind: 'offline' }, { kind: 'http', status: 400 }])(
    'stays unconfirmed if an earlier try may have arrived and the next one fails with %j',
    async (error) => {
      const resume = { step: 'record', done: {}, isUnconfirmed: true };
      const { outcome, kept } = await save([{ error }], {}, resume);
      expect(outcome).toEqual({ error: { ...error, unfinished: resume } });
      expect(kept.at(-1)).toEqual(resume);
      // An earlier part that is sent again says nothing about the later one either.
      const later = { ...resume, step: 'contact' };
      expect((await save([{ error }], {}, later)).outcome.error?.unfinished).toEqual(later);
      expect((await save([undefined, { error }], {}, resume)).kept.at(-1)).toEqual({
        step: 'person',
        done: { record: 1 },
      });
    },
  );

  test('does not send again what is done', async () => {
    const done = { record: 7, person: 'p1' };
    const { outcome, calls } = await save([], done);
    expect(calls.map(({ name }) => name)).toEqual(['contact', 'link']);
    expect(outcome).toEqual({ data: { record: 7, person: 'p1', contact: 1, link: 2 } });
    expect(done).toEqual({ record: 7, person: 'p1' });
  });

  test.each<[ApiError, boolean]>([
    [{ kind: 'http', status: 400 }, true],
    [{ kind: 'http', status: 499 }, true],
    [{ kind: 'http', status: 401 }, false],
    [{ kind: 'http', status: 500 }, false],
    [{ kind: 'network' }, false],
    [{ kind: 'network', status: 400 }, false],
  ])('can be finished after a first part with %j unless that refuses it: %p', async (error, isRefused) => {
    const { outcome, kept } = await save([{ error }]);
    const isUnconfirmed = error.kind === 'network' ? { isUnconfirmed: true } : {};
    expect(outcome).toEqual({ error: { ...error, unfinished: { step: 'record', done: {}, ...isUnconfirmed } } });
    expect(kept.at(-1)).toEqual(isRefused ? null : { step: 'record', done: {}, ...isUnconfirmed });
    expect([isFullyRefused(error), isFullyRefused(outcome.error)]).toEqual([isRefused, isRefused]);
  });

  test('can be finished after a later part, whatever its failure', async () => {
    const { kept } = await save([undefined, { error: { kind: 'http', status: 422 } }]);
    expect(kept.at(-1)).toEqual({ step: 'person', done: { record: 1 } });
  });

  test.each([undefined, null, new Error('x'), { status: 400 }])('is not refused by %j', (error) => {
    expect(isFullyRefused(error)).toBe(false);
  });
});

describe('stored saves', () => {
  const save = { step: 'person', done: { record: 12, contact: 'c1' } };

  test('are read, also those of an earlier release, with the ids that were on the list', () => {
    expect(isUnfinishedSave(save)).toBe(true);
    expect(isUnfinishedSave({ ...save, known: [1, 'x'] })).toBe(true);
  });

  test.each<[unknown]>([
    [null],
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
