import { operationsInContract } from '../../../mocks/http/contract';
import { judgeRefusal } from '../judgeRefusal';
import { pathOf, type PathParts, type Run, type Session } from '../run';
import { EVERY_MEDIA_SCREEN, screensOf } from '../screens';
import { keyOf } from '../values';

/** Values that fit every protected read, whether or not they exist. */
const SOME: PathParts = {
  ActivityID: 1,
  Gender: 0,
  Identifier: '1',
  Name: 'Football',
  Type: 'Athletic',
  USD: '1',
  Year: 2026,
  activityId: 1,
  city: 'a',
  classId: 1,
  id: '1',
  level: 'Senior',
  levelId: 1,
  name: 'a',
  orgIdentifier: '1',
  organizationId: 1,
  tournamentId: 1,
  year: 2026,
};

const protectedReads = operationsInContract.filter(({ method, isPublic }) => method === 'GET' && !isPublic);

const NO_DIALOG = 'the portal does not notice the expired session and shows no sign-in dialog';

/** The portal ends its session on a 401. */
export async function withoutSession(run: Run): Promise<void> {
  for (const { id, method, path } of protectedReads) {
    const answered = await run.exchange({ method, path: pathOf(id, SOME) });
    const findings = judgeRefusal(answered, { statuses: [401], screens: screensOf[id], otherwise: NO_DIALOG });
    run.note('calls without a session', 'protected reads without Authorization', answered.ms, [
      ...findings.map((finding) => ({ ...finding, what: `${method} ${path}: ${finding.what}` })),
    ]);
  }
}

/** A token that the server did not sign stands in for an expired one. */
export async function withBadToken(run: Run): Promise<void> {
  const answered = await run.exchange({
    method: 'GET',
    path: '/site/activity-selection/activities',
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJSb2xlIjoibWVkaWEiLCJleHAiOjF9.bm90LXNpZ25lZA',
  });
  run.note(
    'a session that is over',
    'a protected read with an expired token',
    answered.ms,
    judgeRefusal(answered, { statuses: [401], screens: EVERY_MEDIA_SCREEN, otherwise: NO_DIALOG }),
  );
}

export async function foreignRecords(
  run: Run,
  { token, identifier }: Session,
  all: readonly (string | number)[],
): Promise<void> {
  const [name, call] = ["another organization's records", 'reads with another Identifier'];
  const other = all.find((one) => String(one) !== identifier);
  if (other === undefined) {
    run.journal.skip(name, call, 'the listing has no other organization');
    return;
  }
  const otherwise = 'an organization can read another organization’s data';
  const refuse = async (
    id: 'getStaff' | 'getSiteNotifications' | 'getOrganizationById',
    parts: PathParts,
  ): Promise<void> => {
    const answered = await run.exchange({ method: 'GET', path: pathOf(id, parts), token });
    const findings = judgeRefusal(answered, { statuses: [403], screens: screensOf[id], otherwise, alike: [404] });
    run.note(
      name,
      call,
      answered.ms,
      findings.map((finding) => ({ ...finding, what: `${id}: ${finding.what}` })),
    );
  };
  await refuse('getStaff', { orgIdentifier: other });
  await refuse('getSiteNotifications', { orgIdentifier: other });
  const organizationId = keyOf(await run.ask('getOrganization', { identifier: other }), 'id');
  if (organizationId !== undefined) await refuse('getOrganizationById', { organizationId });
}
