import type { ApiError } from '@/shared/api';

export interface FailedCall {
  /** Lets the stand-in do what it is asked. */
  serve: () => Promise<Response>;
  /** Makes the call time out. */
  expire: () => void;
}

type Strike = (call: FailedCall) => Promise<Response>;

export interface BenchFault {
  name: string;
  strike: Strike;
  /** Whether the server handles the call in spite of the fault. */
  acts: boolean;
  /** The portal's error, if it is the same for every call; `undefined` if it depends on the response that the call expects. */
  error?: Pick<ApiError, 'kind' | 'status'>;
  /** Whether the response has status 200 and is no HTML page: calls whose response is not defined take it for a success. */
  isOk?: boolean;
}

const drop: Strike = () => Promise.reject(new TypeError('Failed to fetch'));
const silence: Strike = ({ expire }) => {
  queueMicrotask(expire);
  return new Promise(() => undefined);
};
/** The status comes, and the body never does. */
const stall: Strike = ({ expire }) => {
  setTimeout(expire);
  return Promise.resolve(new Response(new ReadableStream()));
};
const page = (status = 200): Response =>
  new Response('<!doctype html><title>Service</title>', { status, headers: { 'Content-Type': 'text/html' } });

const refusal = (status: number, headers: Record<string, string> = {}): BenchFault => ({
  name: `answers ${String(status)}`,
  strike: () => Promise.resolve(Response.json({ message: 'Not now.' }, { status, headers })),
  acts: false,
  error: { kind: 'http', status },
});

const always = (name: string, strike: Strike, rest: Partial<BenchFault> = {}): BenchFault[] => [
  { name, strike, acts: false, ...rest },
  {
    name: `has acted and ${name}`,
    strike: async (call) => {
      await call.serve();
      return strike(call);
    },
    acts: true,
    ...rest,
  },
];

/** Whatever may happen to a call on its way, before and after the server has acted on it. */
export const benchFaults: readonly BenchFault[] = [
  ...always('is dropped', drop, { error: { kind: 'network' } }),
  ...always('is never answered', silence, { error: { kind: 'timeout' } }),
  ...always('stops partway', stall, { error: { kind: 'timeout' } }),
  refusal(408),
  refusal(425),
  refusal(429, { 'Retry-After': '1' }),
  refusal(500),
  refusal(503),
  refusal(400),
  refusal(401),
  refusal(403),
  refusal(404),
  ...always('answers 504 with a page', () => Promise.resolve(page(504)), { error: { kind: 'http', status: 504 } }),
  ...always('answers a page of HTML', () => Promise.resolve(page()), { error: { kind: 'unreadable' } }),
  ...always('answers nothing', () => Promise.resolve(new Response(null)), { isOk: true }),
  ...always('answers a wrong type', () => Promise.resolve(Response.json(42)), { isOk: true }),
];

/** Not a fault to anybody but the impatient: the answer is right, and late. */
export const slowAnswer: BenchFault = {
  name: 'answers late',
  strike: async ({ serve }) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return serve();
  },
  acts: true,
};
