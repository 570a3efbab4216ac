import { delay, getResponse, HttpResponse } from 'msw';
import { type Calls, faulty, type Scenario } from './faulty';

const page = '<!doctype html><html><head><title>Service</title></head><body><h1>Bad gateway</h1></body></html>';

export const fails = (calls: Calls, status = 503, message = 'The service is currently unavailable.'): Scenario =>
  faulty(calls, () => HttpResponse.json({ message }, { status }));

/** Responds with an HTML page, as a proxy or a captive portal does. */
export const answersHtml = (calls: Calls, status = 200): Scenario =>
  faulty(calls, () => HttpResponse.html(page, { status }));

export const emptyBody = (calls: Calls): Scenario => faulty(calls, () => new HttpResponse(null));

export const emptyList = (calls: Calls): Scenario => faulty(calls, () => HttpResponse.json([]));

export const slow = (calls: Calls, milliseconds: number | 'infinite'): Scenario =>
  faulty(calls, async () => {
    await delay(milliseconds);
    return undefined;
  });

export const dropped = (calls: Calls): Scenario => faulty(calls, () => HttpResponse.error());

/** Lets the server do the work, but breaks the connection before the response arrives. */
export const droppedAfter = (calls: Calls): Scenario =>
  faulty(calls, async (request, { handlers }) => {
    await getResponse(handlers, request.clone());
    return HttpResponse.error();
  });

export const unauthorized = (calls: Calls = {}): Scenario =>
  fails(calls, 401, 'Please sign in. Your session is not valid.');

export const tooManyRequests = (calls: Calls, seconds: number): Scenario =>
  faulty(calls, () =>
    HttpResponse.json(
      { message: 'Too many requests. Please wait a moment.' },
      { status: 429, headers: { 'Retry-After': String(seconds) } },
    ),
  );

export const captchaSeesARobot = (): Scenario => faulty('/login/captcha', () => HttpResponse.text('Robot'));
