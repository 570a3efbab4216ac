import { delay, getResponse, HttpResponse } from 'msw';
import { faulty, type FaultyCalls, type Scenario } from './faulty';

/** The calls as a path alone, or with method and count. */
export type Calls = string | FaultyCalls;

const callsOf = (calls: Calls): FaultyCalls => (typeof calls === 'string' ? { path: calls } : calls);

const page = '<!doctype html><html><head><title>Service</title></head><body><h1>Bad gateway</h1></body></html>';

/** The server answers with a failing status and `{ message }`. */
export const fails = (calls: Calls, status = 503, message = 'The service is not available at present.'): Scenario =>
  faulty(callsOf(calls), () => HttpResponse.json({ message }, { status }));

/** A page of HTML comes where data was asked for, with status 200, as from a proxy or a captive portal. */
export const answersHtml = (calls: Calls, status = 200): Scenario =>
  faulty(callsOf(calls), () => HttpResponse.html(page, { status }));

/** The answer has status 200 and no body. */
export const emptyBody = (calls: Calls): Scenario => faulty(callsOf(calls), () => new HttpResponse(null));

/** The answer is JSON of a type that nobody expects. */
export const wrongType = (calls: Calls): Scenario => faulty(callsOf(calls), () => HttpResponse.json(42));

/** The answer breaks off in the middle of its JSON. */
export const brokenJson = (calls: Calls): Scenario =>
  faulty(callsOf(calls), () =>
    HttpResponse.text('[{"Identifier":"20', { headers: { 'Content-Type': 'application/json' } }),
  );

/** A list is empty. */
export const emptyList = (calls: Calls): Scenario => faulty(callsOf(calls), () => HttpResponse.json([]));

/** The answer takes longer, in milliseconds. */
export const slow = (calls: Calls, milliseconds: number): Scenario =>
  faulty(callsOf(calls), async () => {
    await delay(milliseconds);
    return undefined;
  });

/** The call is never answered. */
export const neverAnswers = (calls: Calls): Scenario =>
  faulty(callsOf(calls), async () => {
    await delay('infinite');
    return undefined;
  });

/** The connection breaks before the server has seen the call. */
export const dropped = (calls: Calls): Scenario => faulty(callsOf(calls), () => HttpResponse.error());

/** The server does what it is asked, and the connection breaks before its answer arrives. */
export const droppedAfter = (calls: Calls): Scenario =>
  faulty(callsOf(calls), async (request, { handlers }) => {
    await getResponse(handlers, request.clone());
    return HttpResponse.error();
  });

/** The session counts no more. */
export const unauthorized = (calls: Calls = {}): Scenario =>
  fails(calls, 401, 'Please sign in: there is no valid session.');

/** The session may not do this. */
export const forbidden = (calls: Calls): Scenario => fails(calls, 403, 'This belongs to another organization.');

/** There have been too many calls. */
export const tooManyRequests = (calls: Calls, seconds = 1): Scenario =>
  faulty(callsOf(calls), () =>
    HttpResponse.json(
      { message: 'Too many requests. Please wait a moment.' },
      { status: 429, headers: { 'Retry-After': String(seconds) } },
    ),
  );

/** The captcha's verification has this result. */
export const captchaAnswers = (result: 'Human' | 'Robot'): Scenario =>
  faulty({ path: '/login/captcha' }, () => HttpResponse.text(result));
