// Verifies SAV-1, SAV-2, SAV-3, API-11.
import type { UnknownAction } from '@reduxjs/toolkit';
import { apiPath, type ApiError, type ApiRequest } from '@/shared/api';
import { partsOf, performSave, resumeOf, type Resume, type SaveDescriptor } from '@/shared/lib/resumable-save';

interface Show {
  name: string;
  type: string;
}

interface Types {
  kind: 'show';
  step: 'name' | 'type' | 'create' | 'correction';
  target: { id: string; isNew?: boolean };
  values: Show;
  current: Partial<Show>;
}

const update = (field: keyof Show) => ({
  request: ({ id, values }: { id: string; values: Show }) => ({
    path: apiPath`/${field}/${id}`,
    body: { [field]: values[field] },
  }),
  check: (current: Partial<Show>, { values }: { values: Show }) => current[field] === values[field],
});

const save: SaveDescriptor<Types> = {
  kind: 'show',
  title: 'Show',
  path: () => '/show',
  unfinishedText: '',
  owner: () => '20417',
  subject: ({ id }) => id,
  steps: {
    name: { label: 'Name', method: 'PUT', ...update('name') },
    type: { label: 'Type', method: 'PUT', ...update('type') },
    create: {
      label: 'New record',
      method: 'POST',
      applies: ({ isNew }) => isNew === true,
      request: () => ({ path: apiPath`/create` }),
    },
    correction: {
      label: 'Correction',
      applies: (_target, { create }) => create !== undefined,
      corrections: () => [update('name'), update('type')],
    },
  },
  read: async (send) => {
    const { data, error } = await send({ path: apiPath`/now`, answer: 'value' });
    return error === undefined ? { data: data as Partial<Show> } : { error };
  },
  tags: () => [],
};

/** Without a POST, which makes a save read first. */
const { name, type } = save.steps;
const updates = { ...save, steps: { name, type } } as unknown as typeof save;

const OFFLINE: ApiError = { kind: 'offline' };
const task = { id: '7', values: { name: 'Late', type: 'TV' } };

/** The answers in the order of sending: an error, or data. */
async function perform(
  answers: unknown[],
  more: Partial<Parameters<typeof performSave<Types>>[1]> = {},
  descriptor = save,
) {
  const sent: string[] = [];
  const actions: UnknownAction[] = [];
  const send = ({ path, method = 'GET', body }: ApiRequest) => {
    sent.push([method, path.path, ...(body === undefined ? [] : [JSON.stringify(body)])].join(' '));
    const answer = answers[sent.length - 1];
    return answer === OFFLINE ? { error: OFFLINE } : { data: answer };
  };
  const dispatch = <Action extends UnknownAction>(action: Action): Action => {
    actions.push(action);
    return action;
  };
  const answer = await performSave<Types>(descriptor, { task, dispatch: dispatch as never, send, ...more });
  return { answer, sent, actions };
}

const stopped = (step: Resume<Types['step']>['step'], done: Resume<Types['step']>['done']) => ({
  resume: { step, done },
});

test('a save sends its steps in order', async () => {
  const { answer, sent, actions } = await perform(['success', 'success']);
  expect(answer).toEqual({ data: { name: 'saved', type: 'saved' } });
  expect(sent).toEqual(['PUT name/7 {"name":"Late"}', 'PUT type/7 {"type":"TV"}']);
  expect(actions[0]).toMatchObject({
    payload: { step: 'name', done: {} },
    meta: { draft: { owner: '20417', form: 'show', subject: '7' } },
  });
});

test('a save of a new record posts it, then corrects it', async () => {
  const created = { id: '7', isNew: true, values: task.values };
  const { answer, sent } = await perform(['success', 'success', { Id: 5 }], { task: created });
  expect(answer).toEqual({ data: { name: 'saved', type: 'saved', create: 5 } });
  expect(sent.at(-1)).toBe('POST create');
});

describe('a stopped save', () => {
  test('repeats no step that the data confirms', async () => {
    const { answer, sent } = await perform(
      [{ name: 'Late', type: 'Radio' }, 'success'],
      stopped('type', { name: 'saved' }),
    );
    expect(answer).toEqual({ data: { name: 'saved', type: 'saved' } });
    expect(sent).toEqual(['GET now', 'PUT type/7 {"type":"TV"}']);
  });

  test('repeats a step that the data no longer confirms', async () => {
    const { sent } = await perform([{ name: 'Early' }, 'success', 'success'], stopped('type', { name: 'saved' }));
    expect(sent.slice(1)).toEqual(['PUT name/7 {"name":"Late"}', 'PUT type/7 {"type":"TV"}']);
  });

  test('repeats what has no check', async () => {
    const { sent } = await perform([{ name: 'Late', type: 'TV' }, 'success', 'success'], {
      task: { id: '7', isNew: true, values: task.values },
      ...stopped('type', { create: 5 }),
    });
    expect(sent).toContain('POST create');
  });

  test('lets the save say what is still done', async () => {
    const stillDone = jest.fn(() => ({ name: 'saved', type: 'saved' }));
    const { answer, sent } = await perform([{}], stopped('type', { name: 'saved' }), { ...save, stillDone });
    expect(sent).toEqual(['GET now']);
    expect(answer).toEqual({ data: { name: 'saved', type: 'saved' } });
    expect(stillDone).toHaveBeenCalledWith({ step: 'type', done: { name: 'saved' } }, {}, task);
  });

  test('sends what the server’s change has made of the task', async () => {
    const updateTask = (asked: typeof task) => ({ ...asked, id: '8' });
    const { sent, actions } = await perform([{}, 'success', 'success'], stopped('name', {}), { ...save, updateTask });
    expect(sent.slice(1)).toEqual(['PUT name/8 {"name":"Late"}', 'PUT type/8 {"type":"TV"}']);
    expect(actions[0]).toMatchObject({ meta: { draft: { subject: '7' } } });
  });

  test('sends nothing and keeps its progress where the data cannot be read', async () => {
    const { answer, sent, actions } = await perform([OFFLINE], stopped('type', { name: 'saved' }));
    expect(answer).toEqual({ error: { ...OFFLINE, unfinished: { step: 'type', done: { name: 'saved' } } } });
    expect([sent, actions]).toEqual([['GET now'], []]);
  });

  test('reads first only if something is done or may have been created', async () => {
    const first = async (...terms: Parameters<typeof perform>) => (await perform(...terms)).sent[0];
    expect(await first([], stopped('name', {}), updates)).toMatch('PUT');
    expect(await first([{}], stopped('name', {}), save)).toBe('GET now');
    expect(await first([{}], stopped('type', { name: 'saved' }), updates)).toBe('GET now');
  });

  test('keeps the ids that were known when it started', async () => {
    const known = async (more: Parameters<typeof perform>[1]) =>
      (await perform(['success'], more, updates)).actions[0]?.payload;
    expect(await known({ known: [4] })).toEqual({ step: 'name', done: {}, known: [4] });
    expect(await known({ known: [4], resume: { step: 'name', done: {}, known: [3] } })).toMatchObject({ known: [3] });
  });
});

describe('an unclear answer', () => {
  test.each<[unknown, boolean]>([
    [{ name: 'Late' }, true],
    [{ name: 'Early' }, false],
    [OFFLINE, false],
  ])('counts as saved if the data %j confirm it: %p', async (now, isSaved) => {
    const { answer, sent } = await perform(['', now, 'success']);
    expect(sent[1]).toBe('GET now');
    expect(answer.error === undefined).toBe(isSaved);
  });
});

describe('corrections', () => {
  const correct = (...answers: unknown[]) =>
    perform([{}, ...answers], stopped('correction', { create: 5 }), {
      ...save,
      stillDone: () => ({ name: 'saved', type: 'saved', create: 5 }),
    });

  test('are all sent', async () => {
    const { answer, sent } = await correct({}, 'success', 'success');
    expect(sent.slice(1)).toEqual(['GET now', 'PUT name/7 {"name":"Late"}', 'PUT type/7 {"type":"TV"}']);
    expect(answer.data).toMatchObject({ correction: 'saved' });
  });

  test('stop at the first that fails', async () => {
    const { answer, sent } = await correct({}, OFFLINE, 'success');
    expect(sent).toHaveLength(3);
    expect(answer.error).toMatchObject({ kind: 'offline', unfinished: { step: 'correction', done: { create: 5 } } });
  });

  test('are none where the data cannot be read', async () => {
    const { answer, sent } = await correct(OFFLINE);
    expect(sent).toHaveLength(2);
    expect(answer.data).toMatchObject({ correction: 'saved' });
  });
});

test('the parts of a stopped save have labels; a correction is one only where the save stopped at it', () => {
  const labels = (step: Types['step'], done: object) =>
    partsOf(save, task, { step, done }).map(({ name, label }) => `${name}: ${label}`);
  expect(labels('name', {})).toEqual(['name: Name', 'type: Type']);
  expect(labels('type', { create: 5 })).toEqual(['name: Name', 'type: Type']);
  expect(labels('correction', { create: 5 })).toEqual(['name: Name', 'type: Type', 'correction: Correction']);
});

test('a draft’s progress is resumed as it is', () => {
  expect(resumeOf(save, { step: 'type', done: { name: 'saved' } })).toEqual({ step: 'type', done: { name: 'saved' } });
});
