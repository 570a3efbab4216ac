import type { Decision } from '@/features/agreements';
import { config } from '@/shared/config/config';
import { asSentence, describeFailedWrite, isApiError, mayHaveArrived } from '@/shared/api';
import { fieldOf } from '@/shared/lib/is-record';

/** @param advice what to do if the write may have been executed although it failed */
const outcome = (what: string, verb: string, advice = '') => ({ what, verb, advice });

/**
 * The words for each write, by endpoint. "Earlier", because the user may have begun the next one of the same kind. Login and captcha have none,
 * because they concern only their own screens.
 */
const writeOutcomes: Readonly<Record<string, ReturnType<typeof outcome>>> = {
  saveOrganization: outcome('Your organization', 'saved'),
  saveContact: outcome('The contact you edited earlier', 'saved'),
  addAssistant: outcome('The assistant', 'added'),
  deleteAssistant: outcome('The assistant', 'deleted'),
  saveSiteNotifications: outcome('Your earlier site selection', 'saved'),
  saveCredentials: outcome('Your credential request', 'submitted'),
  submitAgreement: outcome(
    'Your earlier broadcast agreement',
    'submitted',
    'If you received a confirmation email, your agreement went through.',
  ),
  submitListingRequest: outcome(
    'Your listing request',
    'sent',
    `Before you send it again, please ask ${config.association.mediaEmail} whether it arrived.`,
  ),
  decideAudioRequest: outcome(
    'Your earlier decision',
    'sent',
    'If you don’t get an email about it within a few minutes, open the link again.',
  ),
  recover: outcome('Your request for a new password', 'sent'),
};

/** Whether the API has answered a host's decision with a reason against it (APR-4). */
const isRefusedDecision = (result: unknown): result is Extract<Decision, { decided: false }> =>
  fieldOf(result, 'decided') === false;

/** @param result the response if the write is done, otherwise the error */
export function unattendedWriteNotice(endpoint: string, isDone: boolean, result: unknown) {
  const outcome = writeOutcomes[endpoint];
  if (outcome === undefined) return undefined;
  const { what, verb, advice } = outcome;
  if (isRefusedDecision(result)) {
    const current = result.status === undefined ? '' : ` Its current status is ${result.status}.`;
    return {
      tone: 'error' as const,
      text: `${asSentence(`Your earlier decision was refused: ${result.message}`)}${current}`,
    };
  }
  if (isDone) return { tone: 'success' as const, text: `${what} has been ${verb}.` };
  const isPartDone = isApiError(result) && Object.keys(result.unfinished?.done ?? {}).length > 0;
  const subject = what.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const done = `${isPartDone ? `all of ${subject}` : subject} has been ${verb}`;
  const failed = isPartDone ? `${what} has only partly been ${verb}.` : `${what} has not been ${verb}.`;
  const text = describeFailedWrite(result, { done, failed });
  return { tone: 'error' as const, text: mayHaveArrived(result) ? `${asSentence(text)} ${advice}`.trim() : text };
}
