export type { CaptchaCheck, Context, Mail, MailLink, QueueEntry, SendMail } from './context';
export { openDatabase } from './db/openDatabase';
export type { Database, OpenDatabase } from './db/openDatabase';
export type { MailKind } from './db/schema';
export { createHandlers } from './handlers/createHandlers';
export {
  answersHtml,
  dropped,
  droppedAfter,
  emptyBody,
  emptyList,
  fails,
  neverAnswers,
  slow,
  tooManyRequests,
  unauthorized,
  wrongType,
} from './faults/faults';
export { faulty } from './faults/faulty';
export type { FaultTarget, FaultyCalls, Scenario } from './faults/faulty';
export { issuePassword } from './auth/issuePassword';
export { approveRequest, denyRequest, listRequests } from './domain/listingRequests';
export type { StoredRequest } from './domain/listingRequests';
export { createMailer } from './mail/createMailer';
export type { Mailer } from './mail/createMailer';
export { deliverMails } from './mail/deliverMails';
export { readToken, signToken } from './auth/sessions';
export type { Session } from './auth/sessions';
