export type { CaptchaCheck, Context } from './context';
export { openDatabase } from './db/openDatabase';
export type { Database, OpenDatabase } from './db/openDatabase';
export { createHandlers, standardBase } from './handlers/createHandlers';
export {
  answersHtml,
  brokenJson,
  captchaAnswers,
  dropped,
  droppedAfter,
  emptyBody,
  emptyList,
  fails,
  forbidden,
  neverAnswers,
  slow,
  tooManyRequests,
  unauthorized,
  wrongType,
} from './lib/faults';
export { faulty } from './lib/faulty';
export type { FaultTarget, FaultyCalls, Scenario } from './lib/faulty';
export { issuePassword } from './lib/issuePassword';
export { approveRequest, denyRequest, listRequests } from './lib/listingRequests';
export type { StoredRequest } from './lib/listingRequests';
export { createMailer } from './lib/createMailer';
export type { Mailer } from './lib/createMailer';
export { deliverMails } from './lib/deliverMails';
export { Refusal } from './lib/Refusal';
export { readToken, signToken } from './lib/tokens';
export type { Session } from './lib/tokens';
export type { Mail, MailKind, MailLink, Posting, SendMail } from './mail';
export { scenarios } from './scenarios';
export type { NamedScenario } from './scenario';
