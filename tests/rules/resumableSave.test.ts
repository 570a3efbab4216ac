import { listUnfinished, readUnfinished, runSave, sendCreate, sendWrite } from '@/shared/lib/resumable-save';
import { apiPath, notSaved } from '@/shared/api';

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

test('an answer that says nothing counts when the data shows that it was done', async () => {
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

test.each(['network', 'timeout', 'http'] as const)('a failure (%s) is told and not looked into', async (kind) => {
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
  'an answer without an id (%j) does not say that anything was created',
  async (data) => {
    await expect(sendCreate(() => ({ data }), request)).resolves.toEqual(notSaved());
  },
);

describe('what is kept of a save', () => {
  const step = (name: string, answer: Awaited<ReturnType<typeof sendWrite>>) => ({
    name,
    run: () => Promise.resolve(answer),
  });
  const refused = (status: number) => ({ error: { kind: 'http', status } as const });

  test('is the step under way and the ids of the steps before it, for the owner alone', async () => {
    const steps = [step('record', { data: 12 }), step('person', refused(500))];
    await runSave({ owner: '20417', save: 'new-assistant', steps, known: [3] });
    expect(readUnfinished('20417', 'new-assistant')).toEqual({ step: 'person', done: { record: 12 }, known: [3] });
    expect(listUnfinished('20417')).toEqual(['new-assistant']);
    expect(listUnfinished('20418')).toEqual([]);
  });

  test('is there while the call is under way: the page may be left at any time', async () => {
    let seen: unknown;
    const looking = {
      name: 'person',
      run: () => {
        seen = readUnfinished('20417', 'organization');
        return Promise.resolve({ data: 1 });
      },
    };
    await runSave({ owner: '20417', save: 'organization', steps: [step('record', { data: 12 }), looking] });
    expect(seen).toEqual({ step: 'person', done: { record: 12 } });
    expect(readUnfinished('20417', 'organization')).toBeUndefined();
  });

  test('leaves the other saves alone when one is finished', async () => {
    await runSave({ owner: '20417', save: 'organization', steps: [step('name', refused(503))] });
    await runSave({ owner: '20417', save: 'director-1', steps: [step('person', refused(503))] });
    await runSave({ owner: '20417', save: 'organization', steps: [step('name', { data: 'saved' })] });
    expect(listUnfinished('20417')).toEqual(['director-1']);
  });

  test.each([
    [400, 0],
    [422, 0],
    [401, 1],
    [500, 1],
  ])('after a first step that answers %i: %i unfinished saves', async (status, count) => {
    await runSave({ owner: '20417', save: 'organization', steps: [step('name', refused(status))] });
    expect(listUnfinished('20417')).toHaveLength(count);
  });

  test('is dropped when it is not what this portal has written', () => {
    const broken = [
      { step: 1, done: {} },
      { step: 'x' },
      { step: 'x', done: { a: {} } },
      { step: 'x', done: {}, known: 3 },
    ];
    for (const save of broken) {
      const data = { owner: '20417', saves: { organization: save } };
      sessionStorage.setItem('unfinishedSaves', JSON.stringify({ version: 1, data }));
      expect(listUnfinished('20417')).toEqual([]);
    }
  });
});
