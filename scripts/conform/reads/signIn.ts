import { judgeRefusal } from '../judgeRefusal';
import type { Finding } from '../report';
import { callOf, type Run, type Session } from '../run';
import { isObject } from '../schema';
import { EVERY_MEDIA_SCREEN, screensOf } from '../screens';
import { keyOf } from '../values';

export interface Credentials {
  email: string;
  password: string;
}

function payloadOf(token: string): Record<string, unknown> | undefined {
  try {
    const part = token.split('.')[1] ?? '';
    const payload: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isObject(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

const mediaScreens = (verdict: Finding['verdict'], what: string): Finding => ({
  verdict,
  what,
  screens: EVERY_MEDIA_SCREEN,
});

export function judgeToken(token: string): Finding[] {
  const payload = payloadOf(token);
  if (payload === undefined) return [mediaScreens('breaks', 'The token cannot be decoded and grants no access')];
  const { Role, Identifier, exp } = payload;
  const isText = typeof Identifier === 'string' && Identifier !== '';
  return [
    ...(Role === 'media' ? [] : [mediaScreens('breaks', `The token's Role is ${JSON.stringify(Role)}, not "media"`)]),
    ...(isText
      ? []
      : [
          mediaScreens(
            typeof Identifier === 'number' ? 'copes' : 'breaks',
            `The token's Identifier is ${JSON.stringify(Identifier)}, not a string`,
          ),
        ]),
    ...(exp === undefined ? [mediaScreens('copes', 'The token has no exp: the session never expires')] : []),
    ...(exp !== undefined && typeof exp !== 'number'
      ? [mediaScreens('breaks', `The token's exp is ${JSON.stringify(exp)}, not a number of seconds`)]
      : []),
    ...(typeof exp === 'number' && exp > 1e11
      ? [mediaScreens('breaks', "The token's exp counts milliseconds, not seconds")]
      : []),
  ];
}

/** Undefined if the login fails. */
export async function signIn(run: Run, credentials: Credentials): Promise<Session | undefined> {
  const answer = await run.ask('login', {}, credentials);
  const token = isObject(answer) && typeof answer.token === 'string' ? answer.token : undefined;
  if (token === undefined) return undefined;
  run.note('login', callOf('login'), 0, judgeToken(token));
  return { token, identifier: String(keyOf(payloadOf(token), 'Identifier') ?? '') };
}

/** Sent once, so that no limit of attempts is reached. */
export async function wrongLogin(run: Run): Promise<void> {
  const body = { email: 'conformance@portal.invalid', password: 'not a password' };
  const answered = await run.exchange({ method: 'POST', path: '/login/login', body });
  const otherwise = 'a wrong password looks like a server failure or a successful login';
  run.note(
    'login',
    callOf('login'),
    answered.ms,
    judgeRefusal(answered, { statuses: [401], screens: screensOf.login, otherwise, alike: [400, 403, 404, 422, 429] }),
  );
}
