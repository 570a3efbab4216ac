import { deviations } from './deviations';
import {
  answersHtml,
  captchaSeesARobot,
  dropped,
  droppedAfter,
  emptyList,
  fails,
  slow,
  tooManyRequests,
  unauthorized,
} from './faults';
import { named, type NamedScenario } from './faulty';

const listing = '/org/listing';
const everyWrite = { method: /^(?:POST|PUT|DELETE)$/ };
const staffOfOrganization = /^\/staff\/(?:director|assistants)\/[^/]+$/;
const choicesOfForms = /^\/(?:contact\/(?:county|state)|org\/types)$/;

export const listingFails = () => fails(listing);
const listingFailsTwice = () => fails({ path: listing, times: 2 });
export const searchFails = () => fails('/org/name/{name}', 400, 'The search is unavailable.');
const detailFails = () => fails('/org/identifier/{identifier}', 500, 'The organization cannot be loaded.');
const staffFails = () => fails({ path: staffOfOrganization });
export const choicesFail = () => fails({ path: choicesOfForms });
export const captchaFails = () => fails('/login/captcha');
export const listingRequestFails = () => fails('/org/temp');
export const loginFails = () => fails('/login/login', 500);
export const loginIsBlocked = () => tooManyRequests('/login/login', 900);
export const recoveryFails = () => fails('/login/recover', 500, 'E-mail cannot be sent right now.');
export const theSessionIsOver = () => unauthorized({ signedIn: true });

export const scenarios: Readonly<Record<string, NamedScenario>> = {
  listingFails: named(listingFails(), 'Every request for the listing returns 503.'),
  listingFailsTwice: named(listingFailsTwice(), 'The listing returns 503 twice, then works normally.'),
  listingIsEmpty: named(emptyList(listing), 'No organization is listed.'),
  listingIsSlow: named(slow(listing, 3000), 'The listing responds three seconds late.'),
  listingAnswersHtml: named(answersHtml(listing), 'The listing is an HTML page instead of JSON.'),
  searchFindsNothing: named(emptyList('/org/name/{name}'), 'The name search returns no results.'),
  searchFails: named(searchFails(), 'The name search returns 400.'),
  detailFails: named(detailFails(), 'The organization’s detail page returns 500 with a message.'),
  staffFails: named(staffFails(), 'An organization’s primary contact and assistants return 503.'),
  choicesFail: named(choicesFail(), 'Counties, states and media types return 503.'),
  captchaFails: named(captchaFails(), 'Captcha verification returns 503.'),
  captchaSeesARobot: named(captchaSeesARobot(), 'Captcha verification returns "Robot".'),
  listingRequestFails: named(listingRequestFails(), 'The listing request returns 503.'),
  loginFails: named(loginFails(), 'Login returns 500.'),
  loginIsBlocked: named(loginIsBlocked(), 'Login returns 429: too many attempts.'),
  recoveryFails: named(recoveryFails(), 'Password recovery returns 500 with a message.'),
  secondPutFails: named(
    fails({ method: 'PUT', after: 1, times: 1 }),
    'The second PUT from now returns 503. All others work normally.',
  ),
  everyWriteFails: named(fails(everyWrite), 'POST, PUT and DELETE return 503.'),
  everyWriteIsDropped: named(dropped(everyWrite), 'No write reaches the server.'),
  everyWriteAnswerIsLost: named(
    droppedAfter(everyWrite),
    'The server completes the write, but the connection drops before the response.',
  ),
  nothingAnswers: named(slow({}, 'infinite'), 'The server never responds.'),
  theNetworkIsDown: named(dropped({}), 'Every connection drops.'),
  theSessionIsOver: named(theSessionIsOver(), 'Every signed-in call returns 401.'),
  ...deviations,
};
