import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Context } from '../context';
import { answerTo } from './answerTo';
import { authorize } from './authorize';
import type { Answer, MediaCall, PublicCall } from './callTypes';
import { operationById, type OperationId } from './contract';
import { compilePath, pathBelow, type PathMatch } from './matchPath';
import { readBody } from './readBody';
import { Refusal } from './Refusal';
import { requirePlainValues } from './requirePlainValues';
import { validateBody, validatePathPart } from './validate';

type Result<O extends OperationId> = Answer<O> | Promise<Answer<O>>;

/** Makes the handlers of a slice; a call is known by its operationId, the contract tells the rest. */
export interface Calls {
  publicCall: <O extends OperationId>(id: O, answer: (call: PublicCall<O>) => Result<O>) => RequestHandler;
  mediaCall: <O extends OperationId>(id: O, answer: (call: MediaCall<O>) => Result<O>) => RequestHandler;
}

const reply = (answer: unknown) =>
  typeof answer === 'string' ? HttpResponse.text(answer) : HttpResponse.json(answer as object | null);

/** @param base where the API is served: a path, on any origin, or an absolute address */
export function createCalls(context: Context, base: string): Calls {
  function handle<O extends OperationId>(
    id: O,
    isPublic: boolean,
    answer: (call: PublicCall<O>) => Promise<Answer<O>>,
  ): RequestHandler {
    const operation = operationById(id);
    if (operation.isPublic !== isPublic) throw new Error(`The contract says otherwise whether ${id} is public.`);
    const match = compilePath(operation.path);
    const matchOf = (request: Request): PathMatch => match(pathBelow(base, request.url) ?? '');

    return http.all(
      ({ request }) => request.method === operation.method && matchOf(request) !== undefined,
      ({ request }) =>
        answerTo(context, async () => {
          const params = matchOf(request);
          if (params === undefined || params === 'malformed') throw new Refusal(400, 'The address is malformed.');
          const call = { context, request, params, body: undefined } as PublicCall<O>;
          return reply(await answer(call));
        }),
    );
  }

  /** After the caller is known to be allowed: a stranger learns nothing about what is valid. */
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
