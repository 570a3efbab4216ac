import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { operationsInContract, type OperationId } from '../../mocks/http/contract';
import { compilePath } from '../../mocks/http/matchPath';
import { parseBody } from '../../src/shared/api/readAnswer';
import { judgeAnswer } from '../conform/judgeAnswer';
import { judgeRefusal } from '../conform/judgeRefusal';
import type { Finding } from '../conform/report';
import { EVERY_SCREEN, screensOf } from '../conform/screens';

export interface ProxiedCall {
  method: string;
  path: string;
  sent: unknown;
  status: number;
  contentType: string;
  answer: string;
  ms: number;
  /** Undefined if the contract has no such call. */
  operation: OperationId | undefined;
  findings: readonly Finding[];
}

interface ProxyOptions {
  api: string;
  prefix: string;
  onCall: (call: ProxiedCall) => void;
}

/** The portal's timeout for writes (API-4). */
const TIMEOUT_MS = 30_000;

const PASSED_ON = ['accept', 'authorization', 'content-type'] as const;
const PASSED_BACK = ['content-type', 'retry-after'] as const;

const known = operationsInContract.map(({ id, method, path }) => ({ id, method, match: compilePath(path) }));

interface Answered {
  status: number;
  headers: Headers;
  body: string;
}

function judge(operation: OperationId | undefined, exchange: Answered & { ms: number }): readonly Finding[] {
  if (operation === undefined)
    return [{ verdict: 'copes', what: 'The contract has no such call', screens: EVERY_SCREEN }];
  if (exchange.status < 400) return judgeAnswer(operation, exchange).findings;
  // The proxy cannot know whether a refusal is right, only whether its form is.
  return judgeRefusal(exchange, { statuses: [exchange.status], screens: screensOf[operation], otherwise: '' });
}

async function passOn(address: string, request: IncomingMessage, sent: string): Promise<Answered> {
  const { method = 'GET', headers } = request;
  const passed = PASSED_ON.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, headers[name]] as [string, string]],
  );
  try {
    const answered = await fetch(address, {
      method,
      headers: passed,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(sent === '' ? {} : { body: sent }),
    });
    return { status: answered.status, headers: answered.headers, body: await answered.text() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    const message = `The development server cannot reach ${new URL(address).origin}: ${cause}`;
    return {
      status: 502,
      headers: new Headers({ 'content-type': 'application/json' }),
      body: JSON.stringify({ message }),
    };
  }
}

export function createApiProxy({ api, prefix, onCall }: ProxyOptions) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const { method = 'GET', url = '/' } = request;
    if (!url.startsWith(`${prefix}/`)) {
      next();
      return;
    }
    const path = url.slice(prefix.length);
    const sent = await text(request);
    const started = performance.now();
    const { status, headers, body } = await passOn(`${api}${path}`, request, sent);
    const ms = Math.round(performance.now() - started);
    for (const name of PASSED_BACK) {
      const value = headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.statusCode = status;
    response.end(body);
    const bare = path.split('?', 1)[0] ?? path;
    const operation = known.find((one) => one.method === method && one.match(bare) !== undefined)?.id;
    onCall({
      method,
      path,
      sent: sent === '' ? undefined : parseBody(sent),
      status,
      contentType: headers.get('content-type') ?? '',
      answer: body,
      ms,
      operation,
      findings: judge(operation, { status, headers, body, ms }),
    });
  };
}
