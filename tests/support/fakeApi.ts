import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export const API = 'http://localhost/mediareact/api';

export interface SeenCall {
  method: string;
  /** Relative to the API's base if it is below it. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

type Answer = (path: string) => Response | Promise<Response>;
type FixedAnswer = () => Response;

/**
 * A server that answers what the test says and writes down what it was asked: for faults that no media API would
 * show on purpose. Everything else is tested against the stand-in.
 */
export function fakeApi() {
  const server = setupServer();
  let calls: SeenCall[] = [];
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => {
    calls = [];
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return {
    calls: () => calls,
    /** One answer per call in order; the last one repeats. */
    answers: (...answers: readonly Answer[]) => {
      let next = 0;
      server.use(
        http.all('*', async ({ request }) => {
          const path = request.url.replace(`${API}/`, '');
          calls.push({
            method: request.method,
            path,
            headers: Object.fromEntries(request.headers),
            body: await request.text(),
          });
          const answer = answers[Math.min(next, answers.length - 1)];
          next += 1;
          return answer?.(path) ?? HttpResponse.error();
        }),
      );
    },
  };
}

export const json =
  (body: unknown, status = 200): FixedAnswer =>
  () =>
    HttpResponse.text(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const text =
  (body: string, status = 200, type = 'text/plain'): FixedAnswer =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': type } });

export const html = (status = 200): FixedAnswer =>
  text('<!doctype html><title>Service page</title>', status, 'text/html');

export const dropped: FixedAnswer = () => HttpResponse.error();
