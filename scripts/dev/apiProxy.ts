import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { operationsAt, type Operation } from '../../mocks/http/contract';
import { validateBody, validatePathPart } from '../../mocks/http/validate';
import { parseBody } from '../../src/shared/api/readResponse';
import { decode, type Received } from '../conform/client';
import { judgeRefusal, judgeResponse } from '../conform/judge';
import { breaks, copes } from '../conform/judgeEntries';
import { EVERY_SCREEN, operations } from '../conform/operations';
import { plain, type Finding } from '../conform/report';

/** A difference from the contract, and which side causes it. */
export type SidedFinding = Finding & { side: 'portal' | 'server' };

export interface ProxiedCall {
  method: string;
  url: string;
  startedAt: string;
  sent: string;
  status: number;
  contentType: string;
  body: string;
  ms: number;
  findings: readonly SidedFinding[];
}

interface ProxyOptions {
  api: string;
  prefix: string;
  onCall: (call: ProxiedCall) => void;
}

/** The longest that the portal itself waits for a response (API-4). */
const TIMEOUT_MS = 30_000;

const PASSED_ON = ['accept', 'authorization', 'content-type'] as const;
const PASSED_BACK = ['content-type', 'retry-after', 'location', 'cache-control'] as const;

/** What is wrong with the portal's request according to the contract. */
function problemOf(operation: Operation, parts: Readonly<Record<string, string>>, sent: string, isSignedIn: boolean) {
  if (!operation.isPublic && !isSignedIn) return undefined;
  try {
    for (const { name, pointer } of operation.parameters) validatePathPart(pointer, name, parts[name]);
    if (operation.bodyPointer !== undefined) validateBody(operation.bodyPointer, parseBody(sent));
    else if (sent !== '') return 'The request has a body';
  } catch (error) {
    return `The request is wrong: ${error instanceof Error ? error.message : String(error)}`;
  }
  return undefined;
}

/** Finds differences from the contract, and which side causes them (CON-7). */
function judge(
  method: string,
  path: string,
  request: { sent: string; isSignedIn: boolean },
  response: Received,
): SidedFinding[] {
  const operation = operationsAt(path).find((one) => one.method === method);
  if (operation === undefined)
    return [{ ...copes('The contract has no such call'), screens: EVERY_SCREEN, side: 'portal' }];
  const { screens } = operations[operation.id];
  const match = operation.match(path);
  const parts = typeof match === 'object' ? match : {};
  const problem = problemOf(operation, parts, request.sent, request.isSignedIn);
  // Judges only the format of a refusal, because the proxy cannot know whether the refusal itself is right.
  const found =
    response.status < 400
      ? judgeResponse(operation.id, response, Object.values(parts)[0]).findings
      : judgeRefusal(response, { statuses: [response.status], otherwise: '' });
  if (problem === undefined && [400, 422].includes(response.status))
    found.unshift(breaks(`The status is ${String(response.status)} for a request that the contract allows`));
  return [
    ...(problem === undefined ? [] : [{ ...breaks(problem), screens, side: 'portal' as const }]),
    ...found.map((difference) => ({ ...difference, screens, side: 'server' as const })),
  ];
}

export const lineOf = ({ side, verdict, what, screens }: SidedFinding, { method, url }: ProxiedCall): string =>
  plain(
    `${verdict === 'breaks' ? '✗' : '~'} ${side} ${method} ${new URL(url).pathname}: ${what} → ${screens.join(', ')}`,
  );

async function passOn(address: string, request: IncomingMessage, sent: string) {
  const headers = PASSED_ON.flatMap((name): [string, string][] =>
    request.headers[name] === undefined ? [] : [[name, request.headers[name]]],
  );
  const init = { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  try {
    const { method = 'GET' } = request;
    const response = await fetch(address, { ...init, method, ...(sent === '' ? {} : { body: sent }) });
    return { status: response.status, headers: response.headers, bytes: await response.arrayBuffer() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    const message = `The development server cannot reach ${new URL(address).origin}: ${cause}`;
    const response = Response.json({ message }, { status: 502 });
    return { status: 502, headers: response.headers, bytes: await response.arrayBuffer() };
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
    const [startedAt, started] = [new Date().toISOString(), performance.now()];
    const { status, headers, bytes } = await passOn(`${api}${path}`, request, sent);
    const ms = Math.round(performance.now() - started);
    for (const name of PASSED_BACK) {
      const value = headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.statusCode = status;
    response.end(Buffer.from(bytes));
    const decoded = decode(bytes);
    const isSignedIn = request.headers.authorization !== undefined;
    const findings = judge(method, path, { sent, isSignedIn }, { status, headers, ms, ...decoded });
    const contentType = headers.get('content-type') ?? '';
    onCall({ method, url: `${api}${path}`, startedAt, sent, status, contentType, body: decoded.body, ms, findings });
  };
}
