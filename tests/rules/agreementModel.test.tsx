// Verifies AGR-4, AGR-5, AGR-6, AGR-7, AGR-8, REL-4.
import { fc } from '../support/generated';
import { isExhaustive } from '../support/runs';
import { broadcastTypeChosen, broadcastTypeOrder } from '@/features/agreements';
import { emptyChoices } from '../support/agreementData';
import { agreementCommands } from '../support/agreementCommands';
import { AgreementHarness } from '../support/agreementHarness';
import { emptyTexts, type Model } from '../support/agreementModel';

const RUNS = isExhaustive ? 1000 : 300;

const fresh = (): Model => ({
  step: 'type',
  type: null,
  choices: emptyChoices,
  texts: emptyTexts,
  replaced: null,
  sent: 0,
});

test('no wrong option, no stale list, no lost answer and nothing sent twice, whatever is done in which order', async () => {
  // The toolkit warns when its own checks of a development build take long on a busy machine.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const reached = { type: 0, form: 0, review: 0, submitted: 0 };
  let sent = 0;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.option(fc.constantFrom(...broadcastTypeOrder)), agreementCommands, async (type, steps) => {
      localStorage.clear();
      // They go through the whole state at every action: one run in ten finds out what they can.
      const real = new AgreementHarness(runs % 10 === 0);
      runs += 1;
      const model = fresh();
      await real.start();
      if (type !== null) {
        Object.assign(model, { type, step: 'form' });
        await real.dispatch(broadcastTypeChosen(type));
      }
      try {
        await fc.asyncModelRun(() => ({ model, real }), steps);
      } finally {
        await real.close();
      }
      reached[model.step] += 1;
      sent += model.sent;
    }),
    { numRuns: RUNS },
  );
  // Runs that never get anywhere would prove nothing.
  expect(reached.submitted).toBeGreaterThan(RUNS / 20);
  expect(sent).toBeGreaterThan(RUNS / 10);
}, 300_000);
