import { judgeRefusal } from '../judgeRefusal';
import type { Run } from '../run';
import { EVERY_SCREEN } from '../screens';

/** Many servers answer an unknown route with an HTML page. */
export async function unknownAddresses(run: Run): Promise<void> {
  const answered = await run.exchange({ method: 'GET', path: '/conformance/no-such-call' });
  run.note(
    'unknown addresses',
    'GET an unknown path',
    answered.ms,
    judgeRefusal(answered, {
      statuses: [404],
      screens: EVERY_SCREEN,
      otherwise: 'an unknown call looks like a failed one',
      alike: [400, 401, 405],
    }),
  );
}
