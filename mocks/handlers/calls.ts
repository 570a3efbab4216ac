import { DrizzleQueryError } from 'drizzle-orm';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { operations } from '@/shared/api/contract.gen';
import { authorize } from '../auth/sessions';
import type { Context } from '../context';
import { isBusy, isDiskFull } from '../db/errorCodes';
import type { OrganizationKeys } from '../db/queries/organizations';
import { Refusal } from '../http/Refusal';
import { operationById, type OperationId } from '../http/contract';
import { pathBelow, type PathMatch } from '../http/matchPath';
import { readBody, requirePlainValues, validateBody, validatePathPart } from '../http/validate';

/** The decoded path parameters. Ids are validated against the contract but remain strings. */
type Params<O extends OperationId> = operations[O] extends { path: infer P }
  ? { readonly [Name in keyof P]: P[Name] extends string ? P[Name] : string }
  : Readonly<Record<string, never>>;

type Body<O extends OperationId> = operations[O] extends { body: infer B } ? B : undefined;

type Answer<O extends OperationId> = operations[O]['answer'];

export interface PublicCall<O extends OperationId> {
  context: Context;
  params: Params<O>;
  body: Body<O>;
  request: Request;
}

export interface MediaCall<O extends OperationId> extends PublicCall<O> {
  own: OrganizationKeys;
}

const DISK_FULL = 'The server’s disk is full, so nothing was saved. Please try again later.';
/** Sent while another process, such as `npm run association`, is writing to the database. */
const BUSY = 'The server is busy. Please try again in a moment.';

export async function answerTo(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, message, more, headers } = error;
      return HttpResponse.json({ message, ...more }, { status, headers: { ...headers } });
    }
    // Logs the cause, because Drizzle's own message repeats the parameters, which may hold a password.
    console.error(error instanceof DrizzleQueryError ? error.cause : error);
    if (isDiskFull(error)) return HttpResponse.json({ message: DISK_FULL }, { status: 503 });
    if (isBusy(error)) return HttpResponse.json({ message: BUSY }, { status: 503, headers: { 'Retry-After': '5' } });
    return HttpResponse.json({ message: 'The server failed. Please try again.' }, { status: 500 });
  }
}

type Result<O extends OperationId> = Answer<O> | Promise<Answer<O>>;

/** Makes a call's handler from its operationId; method, path, and schemas come from the contract. */
export interface Calls {
  publicCall: <O extends OperationId>(id: O, answer: (call: PublicCall<O>) => Result<O>) => RequestHandler;
  mediaCall: <O extends OperationId>(id: O, answer: (call: MediaCall<O>) => Result<O>) => RequestHandler;
}

const reply = (answer: unknown) =>
  typeof answer === 'string' ? HttpResponse.text(answer) : HttpResponse.json(answer as object | null);

/** @param base where the API is: a path (on any origin) or an absolute URL */
export function createCalls(context: Context, base: string): Calls {
  function handle<O extends OperationId>(
    id: O,
    isPublic: boolean,
    answer: (call: PublicCall<O>) => Promise<Answer<O>>,
  ): RequestHandler {
    const operation = operationById(id);
    if (operation.isPublic !== isPublic) throw new Error(`The contract disagrees on whether ${id} is public.`);
    const matchOf = (request: Request): PathMatch => operation.match(pathBelow(base, request.url) ?? '');

    return http.all(
      ({ request }) => request.method === operation.method && matchOf(request) !== undefined,
      ({ request }) =>
        answerTo(async () => {
          const params = matchOf(request);
          if (params === undefined || params === 'malformed') throw new Refusal(400, 'The address is malformed.');
          const call = { context, request, params, body: undefined } as PublicCall<O>;
          return reply(await answer(call));
        }),
    );
  }

  /** Validates a call, but only after authorization, so that a stranger learns nothing about what is valid. */
  async function checked<O extends OperationId>(id: O, call: PublicCall<O>): Promise<PublicCall<O>> {
    const { parameters, bodyPointer } = operationById(id);
    const values: Readonly<Record<string, string>> = call.params;
    for (const { name, pointer } of parameters) validatePathPart(pointer, name, values[name]);
    if (bodyPointer === undefined) return call;
    const body = await readBody(call.request);
    validateBody(bodyPointer, body);
    requirePlainValues(body);
    return { ...call, body: body as PublicCall<O>['body'] };
  }

  return {
    publicCall: (id, answer) => handle(id, true, async (call) => answer(await checked(id, call))),
    mediaCall: (id, answer) =>
      handle(id, false, async (call) => {
        const own = await authorize(context, call.request);
        return answer({ ...(await checked(id, call)), own });
      }),
  };
}
