import { http, type RequestHandler } from 'msw';
import { compilePath, pathBelow } from './matchPath';

/** The API that a fault stands before. */
export interface FaultTarget {
  base: string;
  handlers: RequestHandler[];
}

/** Handlers to be put before the API's own. What they leave unanswered goes on to the API. */
export type Scenario = (target: FaultTarget) => RequestHandler[];

/** Which calls a fault strikes. */
export interface FaultyCalls {
  /** `/org/listing`, `/org/name/{name}` as the contract has it, or a pattern; every call where nothing is said. */
  path?: string | RegExp;
  /** Every method where nothing is said. */
  method?: string | RegExp;
  /** Only the calls that carry a session. */
  signedIn?: boolean;
  /** How many of these calls are let through first. */
  after?: number;
  /** How many are struck then; all, where nothing is said. */
  times?: number;
}

type Act = (request: Request, target: FaultTarget) => Response | undefined | Promise<Response | undefined>;

function wanted(by: string | RegExp | undefined, matches: (text: string) => boolean): (text: string) => boolean {
  if (by === undefined) return () => true;
  return typeof by === 'string' ? matches : (text) => by.test(text);
}

function meant({ path, method, signedIn = false }: FaultyCalls): (request: Request, base: string) => boolean {
  const match = compilePath(typeof path === 'string' ? path : '');
  const isPath = wanted(path, (called) => match(called) !== undefined);
  const isMethod = wanted(method, (called) => called === method);
  return (request, base) => {
    const called = pathBelow(base, request.url);
    if (called === undefined || (signedIn && !request.headers.has('Authorization'))) return false;
    return isMethod(request.method) && isPath(called);
  };
}

/** A scenario that does something else to some calls; it counts them afresh each time it is put before an API. */
export function faulty(calls: FaultyCalls, act: Act): Scenario {
  const isMeant = meant(calls);
  const { after = 0, times = Infinity } = calls;
  return (target) => {
    let seen = 0;
    return [
      http.all(
        ({ request }) => isMeant(request, target.base),
        ({ request }) => {
          seen += 1;
          return seen > after && seen <= after + times ? act(request, target) : undefined;
        },
      ),
    ];
  };
}
