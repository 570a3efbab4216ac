import type { CaptchaCheck } from '../context';
import { Refusal } from './Refusal';

const siteVerify = 'https://www.google.com/recaptcha/api/siteverify';

/** Whether the widget's token comes from a person. */
export async function verifyCaptcha(check: CaptchaCheck, token: string): Promise<boolean> {
  if (check.mode === 'standin') return token.startsWith('standin-');
  try {
    const answer = await fetch(siteVerify, {
      method: 'POST',
      body: new URLSearchParams({ secret: check.secret, response: token }),
      signal: AbortSignal.timeout(10_000),
    });
    const result = (await answer.json()) as unknown;
    return typeof result === 'object' && result !== null && 'success' in result && result.success === true;
  } catch {
    throw new Refusal(503, 'The verification cannot be reached. Please try again.');
  }
}
