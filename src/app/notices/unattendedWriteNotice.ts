import { describeFailedWrite } from '@/shared/api';

const outcome = (what: string, verb: string) => ({
  done: `${what} has been ${verb}`,
  failed: `${what} has not been ${verb}.`,
});

/** What to report, by endpoint; login and captcha are left out, because they concern only their own screens. */
const writeOutcomes: Readonly<Record<string, ReturnType<typeof outcome>>> = {
  saveOrganization: outcome('Your organization', 'saved'),
  saveContact: outcome('The contact', 'saved'),
  addAssistant: outcome('The assistant', 'added'),
  deleteAssistant: outcome('The assistant', 'deleted'),
  saveSiteNotifications: outcome('Your site selection', 'saved'),
  saveCredentials: outcome('Your credential request', 'submitted'),
  submitAgreement: outcome('Your broadcast agreement', 'submitted'),
  submitListingRequest: outcome('Your listing request', 'sent'),
  decideAudioRequest: outcome('Your decision', 'sent'),
  recover: outcome('Your request for a new password', 'sent'),
};

export function unattendedWriteNotice(endpoint: string, isDone: boolean, error: unknown) {
  const outcome = writeOutcomes[endpoint];
  if (outcome === undefined) return undefined;
  const { done, failed } = outcome;
  if (isDone) return { tone: 'success' as const, text: `${done}.` };
  const clause = done.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  return { tone: 'error' as const, text: describeFailedWrite(error, { done: clause, failed }) };
}
