import { operationById, type OperationId } from '../../mocks/http/contract';
import { decodeProfile } from '../../src/features/session/model/token';
import { readEntries } from '../../src/shared/api/reading';
import { responseIs, parseBody, readResponse } from '../../src/shared/api/readResponse';
import { isRecord } from '../../src/shared/lib/is-record';
import type { Exchange, Received } from './client';
import { breaks, copes, differencesOf, judgeList, keyOf, shown } from './judgeEntries';
import { operations } from './operations';
import type { Difference } from './report';
import { branchFor, errorsAt, successOf, type Place } from './schema';

const SLOW_MS = 3000;

export interface Judgement {
  findings: Difference[];
  /** The response's entries as the portal reads them; a record is a list with one entry. */
  entries: readonly unknown[];
  /** The parsed body as the server sent it. */
  raw: unknown;
  /** Whether the portal can read all of the content. */
  isWhole: boolean;
}

const isHtml = (body: string): boolean => body.trimStart().startsWith('<');

/** Why the portal cannot use a response, whatever the call; undefined if it can. */
function failureOf(exchange: Exchange): string | undefined {
  if (exchange.failed === 'timeout') return `There was no response within ${String(exchange.ms / 1000)} s`;
  if (exchange.failed !== undefined) return `The connection failed: ${exchange.reason}`;
  const { status, redirect } = exchange;
  if (redirect?.isFollowed === false)
    return `The call is redirected to ${redirect.target}: the token, the body, or the whole call does not get there`;
  return status < 200 || status > 299 ? `The status is ${String(status)}` : undefined;
}

/** Reports if the response to a signed-in call may be cached: others could see it, and a save would make it outdated. */
function judgeCaching(headers: Headers): Difference[] {
  const policy = (headers.get('Cache-Control') ?? '').toLowerCase();
  const seconds = (name: string): number => Number(new RegExp(`\\b${name}\\s*=\\s*"?(\\d+)`).exec(policy)?.[1] ?? 0);
  const lasts = seconds('(?<!s-)max-age') > 0;
  if (/\bno-(?:store|cache)\b/.test(policy)) return [];
  const sent = `Cache-Control of this response to a session is "${policy}" instead of "no-store"`;
  if (seconds('s-maxage') > 0 || (lasts && /\bpublic\b/.test(policy)))
    return [breaks(`${sent}: a cache on the way may show it to others`)];
  return lasts ? [copes(`${sent}: other programs may show old data after a save`)] : [];
}

function judgeTransport(id: OperationId, received: Received, types: readonly string[]): Difference[] {
  const { status, headers, ms, body, redirect, isGarbled } = received;
  const type = (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const found = operationById(id).isPublic ? [] : judgeCaching(headers);
  if (redirect !== undefined) found.push(copes(`The call is redirected to ${redirect.target}, which takes time`));
  if (status !== 200) found.push(copes(`The status is ${String(status)} instead of 200`));
  if (body.trim() !== '' && !types.includes(type))
    found.push(copes(`The content type is ${type || 'missing'}; the contract says ${types.join(' or ')}`));
  if (ms > SLOW_MS) found.push(copes(`The response took ${(ms / 1000).toFixed(1)} s`));
  if (isGarbled === true) found.push(breaks('The bytes are not UTF-8, so names show �'));
  return found;
}

function judgeToken(parsed: unknown): Difference[] {
  const profile = decodeProfile(keyOf(parsed, 'token'));
  if (profile === undefined) return [breaks('The response has no token that can be decoded')];
  const { Role, Identifier = '', exp } = profile;
  const found: Difference[] = [];
  if (Role !== 'media') found.push(breaks(`The token's Role is ${shown(Role)}, not "media"`));
  if (Identifier === '') found.push(breaks("The token's Identifier is missing"));
  if (exp === undefined) found.push(copes('The token has no exp: the session never expires'));
  else if (exp > 1e11) found.push(breaks("The token's exp counts milliseconds, not seconds"));
  return found;
}

/** Judges a write's response as the portal does; the next read shows whether the data was saved. */
function judgeWrite(id: OperationId, place: Place, parsed: unknown): Difference[] {
  const { kind } = operations[id];
  const response = `The response is ${shown(parsed)}`;
  if (kind === 'token') return judgeToken(parsed);
  if (kind === 'success' && !responseIs(parsed, 'success'))
    return [breaks(`${response}, so the portal says that nothing was saved`)];
  if (kind === 'id' && [undefined, 0, '0'].includes(keyOf(parsed, 'Id')))
    return [breaks(`${response} without an Id, so the portal cannot go on`)];
  return errorsAt(place, parsed).length === 0 ? [] : [copes(response)];
}

/** Reports a record whose Identifier differs from the requested one, which the portal must keep using (API-10). */
function judgeIdentifier(raw: unknown, asked: string, read: unknown): Difference[] {
  const own = keyOf(raw, 'Identifier');
  if (own === undefined || String(own) === asked) return [];
  const what = `Identifier is ${shown(own)}, asked for as ${shown(asked)}`;
  return keyOf(read, 'Identifier') === asked
    ? [copes(what)]
    : [breaks(`${what}: drafts, saves, and reads of one organization go by two names`)];
}

/** Judges the response to a call that should succeed. @param asked the id in the request */
export function judgeResponse(id: OperationId, exchange: Exchange, asked = ''): Judgement {
  const { kind, reader: readerOf, key } = operations[id];
  const nothing = { raw: undefined, entries: [], isWhole: false };
  const failure = failureOf(exchange);
  if (exchange.failed !== undefined || failure !== undefined)
    return { ...nothing, findings: [breaks(String(failure))] };
  const { types, place } = successOf(operationById(id));
  const raw = parseBody(exchange.body);
  const findings = judgeTransport(id, exchange, types);
  if (isHtml(exchange.body) && kind !== 'saved')
    return { ...nothing, findings: [...findings, breaks('The response is an HTML page')] };
  if (readerOf === undefined)
    return { findings: [...findings, ...judgeWrite(id, place, raw)], raw, entries: [raw], isWhole: false };
  const reader = readerOf(asked);
  const answer = readResponse(raw, kind === 'list' ? 'list' : 'value');
  if ('unreadable' in answer) {
    const list = Object.entries(isRecord(raw) ? raw : {}).find(([, part]) => Array.isArray(part))?.[0];
    const where = list === undefined ? '; an empty list is []' : `; the list is in "${list}"`;
    const what = `The response is ${shown(raw)} instead of a ${kind}${kind === 'list' ? where : ''}`;
    return { ...nothing, findings: [...findings, breaks(what)], raw };
  }
  const list = Array.isArray(answer.data) ? (answer.data as unknown[]) : [answer.data];
  const entries = readEntries(list, reader).value;
  const isNone = answer.data === null && errorsAt(branchFor(place, null), null).length === 0;
  const content =
    kind === 'list'
      ? judgeList(place, list, reader, key)
      : isNone
        ? []
        : differencesOf(branchFor(place, answer.data), answer.data, reader, 'The response');
  if (kind === 'record' && Array.isArray(raw)) content.push(copes('The response is a list with one entry'));
  if (id === 'getOrganization') content.push(...judgeIdentifier(answer.data, asked, entries[0]));
  const isWhole = exchange.isGarbled !== true && content.every(({ verdict }) => verdict === 'copes');
  return { findings: [...findings, ...content], raw, entries, isWhole };
}

export interface Expected {
  /** The documented statuses; a finding names the first as the expected one. */
  statuses: readonly number[];
  /** What the user experiences after any other status. */
  otherwise: string;
  /** Undocumented statuses that the portal presents in the same way. */
  alike?: readonly number[];
}

/** Judges the response to a call that the server must refuse. */
export function judgeRefusal(exchange: Exchange, { statuses, otherwise, alike = [] }: Expected): Difference[] {
  if (exchange.failed !== undefined) return [breaks(failureOf(exchange) ?? '')];
  const { status, body } = exchange;
  const found: Difference[] = [];
  const wrong = `The status is ${String(status)} instead of ${String(statuses[0])}`;
  if (!statuses.includes(status)) found.push(alike.includes(status) ? copes(wrong) : breaks(`${wrong}: ${otherwise}`));
  const message = keyOf(parseBody(body), 'message');
  const content = body.trim() === '' ? 'no body' : isHtml(body) ? 'an HTML page' : 'no { message }';
  if (status >= 400 && typeof message !== 'string')
    found.push(copes(`An error response has ${content}, so the portal shows its own message`));
  return found;
}
