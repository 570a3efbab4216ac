import { deviations } from './deviations';
import {
  answersHtml,
  captchaAnswers,
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
} from './faults';
import { named, type NamedScenario } from './faulty';

const listing = '/org/listing';
const everyRead = { method: 'GET' };
const everyWrite = { method: /^(?:POST|PUT|DELETE)$/ };
const staffOfOrganization = /^\/staff\/(?:director|assistants)\/[^/]+$/;
const choicesOfForms = /^\/(?:contact\/(?:county|state)|org\/types)$/;
const agreementLookups = /^\/contact\/(?:activities|year|levels|classifications|sites|assignment-schools|dates)/;

export const listingFails = () => fails(listing);
export const listingFailsTwice = () => fails({ path: listing, times: 2 });
export const listingIsEmpty = () => emptyList(listing);
export const listingIsSlow = () => slow(listing, 3000);
export const listingAnswersHtml = () => answersHtml(listing);
export const searchFindsNothing = () => emptyList('/org/name/{name}');
export const searchFails = () => fails('/org/name/{name}', 400, 'The search is not available.');
export const detailFails = () => fails('/org/identifier/{identifier}', 500, 'The organization cannot be loaded.');
export const staffFails = () => fails({ path: staffOfOrganization });
export const choicesFail = () => fails({ path: choicesOfForms });
export const captchaFails = () => fails('/login/captcha');
export const captchaSeesARobot = () => captchaAnswers('Robot');
export const listingRequestFails = () => fails('/org/temp');
export const listingRequestAnswerIsLost = () => droppedAfter('/org/temp');
export const loginFails = () => fails('/login/login', 500);
export const loginIsBlocked = () => tooManyRequests('/login/login', 900);
export const recoveryFails = () => fails('/login/recover', 500, 'No mail can be sent at present.');
export const directoryFails = () => fails({ path: /^\/school\// });
export const directoryFindsNothing = () => emptyList({ path: /^\/school\/search\// });
export const sitesAreMissing = () => emptyList({ path: /^\/(?:site\/state-tournaments|contact\/sites)\// });
export const agreementLookupsFail = () => fails({ path: agreementLookups });
export const submissionFails = () => fails('/contact/approve-email');
export const approvalFails = () => fails('/contact/audio-approval/{status}/{globalId}');
export const secondPutFails = () => fails({ method: 'PUT', after: 1, times: 1 });
export const everyWriteFails = () => fails(everyWrite);
export const everyWriteIsDropped = () => dropped(everyWrite);
export const everyWriteAnswerIsLost = () => droppedAfter(everyWrite);
export const everyReadFails = () => fails(everyRead);
export const everyAnswerIsHtml = () => answersHtml({});
export const everyAnswerIsEmpty = () => emptyBody({});
export const everyAnswerHasAWrongType = () => wrongType({});
export const everythingIsSlow = () => slow({}, 2000);
export const nothingAnswers = () => neverAnswers({});
export const theNetworkIsDown = () => dropped({});
export const theSessionIsOver = () => unauthorized({ signedIn: true });

export const scenarios: Readonly<Record<string, NamedScenario>> = {
  listingFails: named(listingFails, 'Listing fails', 'The listing answers 503, however often it is asked.'),
  listingFailsTwice: named(listingFailsTwice, 'Listing fails twice', 'The listing answers 503 twice, then as usual.'),
  listingIsEmpty: named(listingIsEmpty, 'Listing is empty', 'No organization is listed.'),
  listingIsSlow: named(listingIsSlow, 'Listing is slow', 'The listing takes three seconds longer.'),
  listingAnswersHtml: named(
    listingAnswersHtml,
    'Listing answers HTML',
    'A page of HTML comes in place of the listing.',
  ),
  searchFindsNothing: named(searchFindsNothing, 'Search finds nothing', 'No organization has the searched name.'),
  searchFails: named(searchFails, 'Search fails', 'The name search is refused with 400.'),
  detailFails: named(detailFails, 'Organization fails', 'One organization answers 500, with a message.'),
  staffFails: named(staffFails, 'Contacts fail', 'Primary contact and assistants of an organization answer 503.'),
  choicesFail: named(choicesFail, 'Choices of forms fail', 'Counties, states and media types answer 503.'),
  captchaFails: named(captchaFails, 'Captcha fails', 'The captcha cannot be verified: 503.'),
  captchaSeesARobot: named(captchaSeesARobot, 'Captcha sees a robot', 'The verification answers "Robot".'),
  listingRequestFails: named(listingRequestFails, 'Listing request fails', 'The listing request answers 503.'),
  listingRequestAnswerIsLost: named(
    listingRequestAnswerIsLost,
    "Listing request's answer is lost",
    'The listing request is stored, and the connection breaks before the answer.',
  ),
  loginFails: named(loginFails, 'Login fails', 'The login answers 500.'),
  loginIsBlocked: named(loginIsBlocked, 'Login is blocked', 'The login answers 429: too many attempts.'),
  recoveryFails: named(recoveryFails, 'Recovery fails', 'The recovery answers 500, with a message.'),
  directoryFails: named(directoryFails, 'School directory fails', 'Every call of the school directory answers 503.'),
  directoryFindsNothing: named(directoryFindsNothing, 'School search finds nothing', 'No school matches.'),
  sitesAreMissing: named(sitesAreMissing, 'No sites', 'Neither state tournament sites nor agreement sites are known.'),
  agreementLookupsFail: named(agreementLookupsFail, 'Agreement look-ups fail', 'The agreement look-ups answer 503.'),
  submissionFails: named(submissionFails, 'Agreement fails', 'Submitting a broadcast agreement answers 503.'),
  approvalFails: named(approvalFails, 'Approval fails', 'Deciding an audio request answers 503.'),
  secondPutFails: named(
    secondPutFails,
    'Second PUT fails',
    'The second PUT from now answers 503, all others as usual.',
  ),
  everyWriteFails: named(everyWriteFails, 'Every write fails', 'POST, PUT and DELETE answer 503.'),
  everyWriteIsDropped: named(everyWriteIsDropped, 'Every write is dropped', 'The server never sees a write.'),
  everyWriteAnswerIsLost: named(
    everyWriteAnswerIsLost,
    "Every write's answer is lost",
    'The server does what it is asked, and the connection breaks before the answer.',
  ),
  everyReadFails: named(everyReadFails, 'Every read fails', 'GET answers 503.'),
  everyAnswerIsHtml: named(everyAnswerIsHtml, 'Every answer is HTML', 'A page of HTML comes, with status 200.'),
  everyAnswerIsEmpty: named(everyAnswerIsEmpty, 'Every answer is empty', 'Status 200 without a body.'),
  everyAnswerHasAWrongType: named(everyAnswerHasAWrongType, 'Every answer has a wrong type', 'The answer is 42.'),
  everythingIsSlow: named(everythingIsSlow, 'Everything is slow', 'Every answer takes two seconds longer.'),
  nothingAnswers: named(nothingAnswers, 'Nothing answers', 'No call is ever answered.'),
  theNetworkIsDown: named(theNetworkIsDown, 'The network is down', 'Every connection breaks.'),
  theSessionIsOver: named(theSessionIsOver, 'The session is over', 'Every call of a signed-in user answers 401.'),
  ...deviations,
};
