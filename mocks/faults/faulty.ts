import { getResponse, http, type RequestHandler } from 'msw';
import { compilePath, pathBelow } from '../http/matchPath';

export interface FaultTarget {
  base: string;
  handlers: RequestHandler[];
}

/** Creates the request handlers of a simulated failure. Requests that they do not answer go on to the API. */
export type Scenario = (target: FaultTarget) => RequestHandler[];

export interface FaultyCalls {
  /** `/org/name/{name}` as in the contract, or a pattern; every call by default. */
  path?: string | RegExp;
  method?: string | RegExp;
  signedIn?: boolean;
  /** How many of these calls succeed before the failures begin. */
  after?: number;
  times?: number;
}

/** A path alone stands for all calls to it. */
export type Calls = string | FaultyCalls;

type Act = (request: Request, target: FaultTarget) => Response | undefined | Promise<Response | undefined>;

function testerOf(by: string | RegExp | undefined, matches: (text: string) => boolean): (text: string) => boolean {
  if (by === undefined) return () => true;
  return typeof by === 'string' ? matches : (text) => by.test(text);
}

function matcherOf({ path, method, signedIn = false }: FaultyCalls): (request: Request, base: string) => boolean {
  const match = compilePath(typeof path === 'string' ? path : '');
  const isPath = testerOf(path, (called) => match(called) !== undefined);
  const isMethod = testerOf(method, (called) => called === method);
  return (request, base) => {
    const called = pathBelow(base, request.url);
    if (called === undefined || (signedIn && !request.headers.has('Authorization'))) return false;
    return isMethod(request.method) && isPath(called);
  };
}

/** Makes matching calls fail as `act` defines. Each set of handlers that the scenario creates has its own count of calls. */
export function faulty(calls: Calls, act: Act): Scenario {
  const targets = typeof calls === 'string' ? { path: calls } : calls;
  const isTarget = matcherOf(targets);
  const { after = 0, times = Infinity }: FaultyCalls = targets;
  return (target) => {
    let seen = 0;
    return [
      http.all(
        ({ request }) => isTarget(request, target.base),
        ({ request }) => {
          seen += 1;
          return seen > after && seen <= after + times ? act(request, target) : undefined;
        },
      ),
    ];
  };
}

type Entry = Record<string, unknown>;

/** Replaces the server's response with the result of `answer`, unless that is `undefined`. */
export const deviates = (
  calls: FaultyCalls,
  answer: (response: Response, request: Request) => Response | undefined | Promise<Response | undefined>,
): Scenario =>
  faulty(calls, async (request, { handlers }) => {
    const response = await getResponse(handlers, request.clone());
    return response === undefined ? undefined : ((await answer(response.clone(), request)) ?? response);
  });

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const entriesDeviate = (calls: FaultyCalls, change: (entry: Entry) => Entry): Scenario =>
  deviates(calls, async (response) => {
    if (!response.ok || !(response.headers.get('Content-Type') ?? '').includes('json')) return undefined;
    const value = (await response.json()) as unknown;
    const changed = (one: unknown): unknown => (isEntry(one) ? change(one) : one);
    return Response.json(Array.isArray(value) ? value.map(changed) : changed(value));
  });

export const fieldsDeviate = (calls: FaultyCalls, fields: RegExp, change: (value: unknown) => unknown): Scenario =>
  entriesDeviate(calls, (entry) =>
    Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [name, fields.test(name) && value !== null ? change(value) : value]),
    ),
  );

export interface NamedScenario {
  /** What happens, in one sentence. */
  description: string;
  scenario: Scenario;
}

export const named = (scenario: Scenario, description: string): NamedScenario => ({ scenario, description });
