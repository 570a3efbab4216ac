import { judgeRefusal } from '../judgeRefusal';
import type { Run } from '../run';
import { EVERY_SCREEN } from '../screens';

/** Many servers answer an unknown route with an HTML page. */
export async function unknownAddresses(run: Run): Promise<void> {
  const answered = await run.exchange({ method: 'GET', path: '/conformance/no-such-call' });
  run.note(
    'unknown addresses',
    'GET an address that is no call',
    answered.ms,
    judgeRefusal(answered, {
      statuses: [404],
      screens: EVERY_SCREEN,
      otherwise: 'a call that this server does not have looks like one that failed',
      alike: [400, 401, 405],
    }),
  );
}
