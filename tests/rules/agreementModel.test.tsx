// Verifies AGR-4, AGR-5, AGR-6, AGR-7, AGR-8, REL-4.
// The steps, the types, and the texts: tests/rules/agreementFlow.test.ts.
import { fc } from '../support/generated';
import { isExhaustive } from '../support/runs';
import { emptyChoices } from '../support/agreementData';
import { agreementCommands } from '../support/agreementCommands';
import { AgreementHarness } from '../support/agreementHarness';
import { isComplete } from '../support/agreementModel';

const RUNS = isExhaustive ? 1000 : 300;

test('no wrong option, no stale list, and no lost answer, in whatever order choices are made and lists arrive', async () => {
  // The toolkit warns when its own checks of a development build take long on a busy machine.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let completed = 0;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(agreementCommands, async (steps) => {
      localStorage.clear();
      // They go through the whole state at every action: one run in ten finds out what they can.
      const real = new AgreementHarness(runs % 10 === 0);
      runs += 1;
      const model = { choices: emptyChoices };
      await real.start();
      try {
        await fc.asyncModelRun(() => ({ model, real }), steps);
        completed += isComplete(model, real) ? 1 : 0;
      } finally {
        await real.close();
      }
    }),
    { numRuns: RUNS },
  );
  // Runs that never get anywhere would prove nothing.
  expect(completed).toBeGreaterThan(RUNS / 20);
}, 300_000);
