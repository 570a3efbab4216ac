// Verifies SAV-1, SAV-2.
import fc from 'fast-check';
import { notSaved, runSteps } from '@/shared/api';
import type { StepAnswer, Steps } from '@/shared/api';

type Results = Record<string, number>;

const names = ['update-name', 'update-address', 'update-contact', 'update-type'];

/** Steps that fail as told; every call is written down. `fails` holds the numbers of the calls that do. */
function recorder(fails: (call: number) => boolean, how: 'answers' | 'rejects' | 'throws' = 'answers') {
  const calls: { name: string; done: Partial<Results> }[] = [];
  const steps: Steps<Results> = names.map((name) => ({
    name,
    run: (done): Promise<StepAnswer<number>> => {
      const call = calls.push({ name, done }) - 1;
      if (!fails(call)) return Promise.resolve({ data: call });
      if (how === 'throws') throw new Error('thrown');
      return how === 'rejects' ? Promise.reject(new Error('rejected')) : Promise.resolve(notSaved('No.'));
    },
  }));
  return { calls, steps };
}

test('steps run in order with the earlier results, and all results are returned', async () => {
  const { calls, steps } = recorder(() => false);
  await expect(runSteps(steps)).resolves.toEqual({
    data: { 'update-name': 0, 'update-address': 1, 'update-contact': 2, 'update-type': 3 },
  });
  expect(calls.map(({ name }) => name)).toEqual(names);
  expect(calls[2]?.done).toEqual({ 'update-name': 0, 'update-address': 1 });
});

test.each(['answers', 'rejects', 'throws'] as const)(
  'a failed step (%s) stops the write and returns the step and the progress',
  async (how) => {
    const { calls, steps } = recorder((call) => call === 2, how);
    const { error } = await runSteps(steps);
    expect(error).toMatchObject({
      kind: 'unreadable',
      unfinished: { step: 'update-contact', done: { 'update-name': 0, 'update-address': 1 } },
    });
    expect(calls).toHaveLength(3);
  },
);

test('the server’s message for the failed step is kept', async () => {
  const { steps } = recorder(() => true);
  const { error } = await runSteps(steps);
  expect(error?.message).toBe('No.');
});

test('the arguments are not mutated', async () => {
  const done = { 'update-name': 9 };
  await runSteps(recorder(() => false).steps, done);
  expect(done).toEqual({ 'update-name': 9 });
});

test('every step succeeds exactly once, however often the write fails and resumes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 20 }), async (failures) => {
      const { calls, steps } = recorder((call) => failures[call] ?? false);
      let done: Readonly<Record<string, unknown>> = {};
      let answer = await runSteps(steps);
      while (answer.error !== undefined) {
        expect(answer.error.unfinished?.step).toBe(calls.at(-1)?.name);
        // As it comes back from the store or from storage.
        done = JSON.parse(JSON.stringify(answer.error.unfinished?.done ?? {})) as Results;
        answer = await runSteps(steps, done as Results);
      }
      const succeeded = calls.filter((_call, index) => !(failures[index] ?? false)).map(({ name }) => name);
      expect(succeeded).toEqual(names);
      expect(Object.keys(answer.data)).toEqual(names);
    }),
    { numRuns: 500 },
  );
});
