import type { OperationId } from '../../../mocks/http/contract';
import { judgeRefusal } from '../judgeRefusal';
import { callOf, pathOf, type PathParts, type Run } from '../run';
import { screensOf } from '../screens';

/** These calls send e-mails or reach the association's staff, so they are sent in forms that the server must refuse. */
const REFUSED: readonly { id: OperationId; parts?: PathParts; body?: unknown; statuses: readonly number[] }[] = [
  { id: 'requestListing', body: {}, statuses: [422, 400] },
  { id: 'recoverPassword', body: {}, statuses: [422, 400] },
  { id: 'submitAgreement', body: {}, statuses: [422, 400] },
  {
    id: 'decideAudioRequest',
    parts: { status: '0', globalId: 'conformance-no-such-request' },
    statuses: [404, 409, 400],
  },
];

export async function refusedWrites(run: Run): Promise<void> {
  for (const { id, parts = {}, body, statuses } of REFUSED) {
    const { method } = { method: callOf(id).split(' ')[0] ?? 'POST' };
    const token = id === 'submitAgreement' ? run.session?.token : undefined;
    const answered = await run.exchange({ method, path: pathOf(id, parts), body, token });
    const otherwise = 'the server accepts invalid input';
    run.note(
      id,
      callOf(id),
      answered.ms,
      judgeRefusal(answered, { statuses, screens: screensOf[id], otherwise, alike: [422] }),
    );
  }
}
