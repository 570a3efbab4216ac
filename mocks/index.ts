export type { Context, Mail } from './context';
export { openDatabase } from './db/openDatabase';
export type { Database, OpenDatabase } from './db/openDatabase';
export { createHandlers } from './handlers/createHandlers';
export {
  answersHtml,
  dropped,
  droppedAfter,
  emptyBody,
  emptyList,
  fails,
  neverAnswers,
  unauthorized,
} from './faults/faults';
export { faulty } from './faults/faulty';
export type { FaultyCalls, Scenario } from './faults/faulty';
export { issuePassword } from './auth/issuePassword';
export { approveRequest, denyRequest, listRequests } from './domain/listingRequests';
export { createMailer } from './mail/createMailer';
export { deliverMails } from './mail/deliverMails';
export { readToken, signToken } from './auth/sessions';
