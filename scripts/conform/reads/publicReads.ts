import { parseBody } from '../../../src/shared/api/readAnswer';
import { judgeRefusal } from '../judgeRefusal';
import { callOf, pathOf, type Run } from '../run';
import { screensOf } from '../screens';
import { firstWith, keyOf, recordsOf } from '../values';

export const NOBODY = 'zzqx conformance zzqx';

const NOTHING = '0-conformance-0';

const wordOf = (name: string): string => /[\p{L}\p{N}]{3,}/u.exec(name)?.[0] ?? name;

export async function publicReads(run: Run): Promise<(string | number)[]> {
  const listing = recordsOf(await run.ask('getListing'));
  const identifiers = listing.map((entry) => keyOf(entry, 'Identifier')).filter((key) => key !== undefined);
  const name = String(firstWith(listing, 'OrganizationName') ?? 'news');
  await run.ask('findByName', { name: wordOf(name) });
  await run.ask('findByName', { name: NOBODY });
  for (const identifier of [identifiers[0], identifiers[Math.floor(identifiers.length / 2)]]) {
    if (identifier === undefined) continue;
    const organization = await run.ask('getOrganization', { identifier });
    run.pictures.add(String(keyOf(organization, 'Logo') ?? ''));
    await run.ask('getDirector', { identifier });
    await run.ask('getAssistants', { identifier });
  }
  await run.ask('getCounties');
  await run.ask('getStates');
  await run.ask('getOrganizationTypes');
  await unknownOrganization(run);
  await captcha(run);
  return identifiers;
}

async function unknownOrganization(run: Run): Promise<void> {
  const answered = await run.exchange({ method: 'GET', path: pathOf('getOrganization', { identifier: NOTHING }) });
  const screens = screensOf.getOrganization;
  const otherwise = 'the page of a removed organization shows a technical error';
  run.note(
    'getOrganization',
    callOf('getOrganization'),
    answered.ms,
    judgeRefusal(answered, { statuses: [404], screens, otherwise, alike: [400, 410] }),
  );
}

/** A made-up token must not unlock the form. */
async function captcha(run: Run): Promise<void> {
  const answered = await run.exchange({ method: 'POST', path: '/login/captcha', body: { token: 'conformance' } });
  const isHuman = answered.failed === undefined && answered.body.replace(/["\s]/g, '') === 'Human';
  // Only a word is comparable: an object would hide Human as well.
  if (answered.failed === undefined && answered.status < 300 && typeof parseBody(answered.body) !== 'string') {
    const reason =
      'the answer to a made-up token is not a word, so only a real token shows whether the portal can read it';
    run.journal.skip('verifyCaptcha', callOf('verifyCaptcha'), reason);
    return;
  }
  run.note('verifyCaptcha', callOf('verifyCaptcha'), answered.ms, [
    ...(isHuman
      ? [
          {
            verdict: 'breaks' as const,
            what: 'A made-up token is accepted as Human, so bots can submit the form',
            screens: screensOf.verifyCaptcha,
          },
        ]
      : []),
    ...(answered.failed === undefined && answered.status >= 500
      ? [
          {
            verdict: 'breaks' as const,
            what: `A made-up token returns status ${String(answered.status)}`,
            screens: screensOf.verifyCaptcha,
          },
        ]
      : []),
  ]);
}
