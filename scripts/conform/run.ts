import { operationById, operationsInContract, type OperationId } from '../../mocks/http/contract';
import { createClient, curlOf, type Call, type Exchange, type Send, type Target } from './client';
import { judgeResponse, type Judgement } from './judge';
import { operations } from './operations';
import type { Difference, Finding, Row } from './report';

export type PathParts = Readonly<Record<string, string | number | undefined>>;

export interface Session {
  token: string;
  identifier: string;
}

export class Stopped extends Error {}

export function pathOf(id: OperationId, parts: PathParts = {}): string {
  return operationById(id).path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = parts[name];
    if (value === undefined) throw new Error(`${id} needs ${name}.`);
    return encodeURIComponent(String(value));
  });
}

/** The calls that the report shows for rows that are rules, not operations of the contract. */
const CALLS: Readonly<Record<string, string>> = {
  'other origins (CORS)': 'OPTIONS and GET with Origin',
  'unknown addresses': 'GET an unknown path',
};

/** The method and path that the report shows for a row. */
export function callOf(name: string): string {
  const operation = operationsInContract.find(({ id }) => id === name);
  return operation === undefined ? (CALLS[name] ?? name) : `${operation.method} ${operation.path}`;
}

/** One run against a server: its calls, and a row for each operation and rule. */
export class Run {
  session: Session | undefined;
  readonly rows = new Map<string, Row>();
  readonly pictures = new Set<string>();
  /** The path of each operation that was called with a token, to repeat the call without one. */
  readonly asked = new Map<OperationId, string>();
  /** The changes that could not be undone. */
  readonly left: string[] = [];
  /** Sends a call, even after the run was stopped, so that writes can be undone. */
  readonly send: Send;

  constructor(
    private readonly target: Target,
    private readonly signal: AbortSignal,
  ) {
    this.send = createClient(target);
  }

  callTo(id: OperationId, parts?: PathParts, body?: unknown): Call {
    const { method, isPublic } = operationById(id);
    return { method, path: pathOf(id, parts), body, token: isPublic ? undefined : this.session?.token };
  }

  /** Sends a call without judging it. Throws once the run is stopped, but lets a write finish first, so that it can be undone. */
  async exchange(call: Call): Promise<Exchange> {
    const signal = call.method === 'GET' ? this.signal : undefined;
    const exchange = this.signal.aborted ? undefined : await this.send(call, signal);
    if (exchange === undefined || this.signal.aborted) throw new Stopped();
    return exchange;
  }

  /** Sends and judges a call that should succeed. */
  async read(id: OperationId, parts: PathParts = {}, body?: unknown): Promise<Judgement> {
    const call = this.callTo(id, parts, body);
    const exchange = await this.exchange(call);
    if (call.token !== undefined) this.asked.set(id, call.path);
    const judgement = judgeResponse(id, exchange, String(Object.values(parts)[0] ?? ''));
    this.note(id, call, exchange.ms, judgement.findings, operations[id].screens);
    return judgement;
  }

  /**
   * Sends and judges a call, unless a value for its path was not found. Returns what the portal reads from the response; a single
   * record becomes a list with one entry.
   */
  async ask(id: OperationId, parts: PathParts = {}, body?: unknown): Promise<readonly unknown[]> {
    return Object.values(parts).includes(undefined) ? [] : (await this.read(id, parts, body)).entries;
  }

  note(name: string, call: Call, ms: number, found: readonly Difference[], screens: readonly string[]): void {
    const before = this.rows.get(name);
    const findings: Finding[] = [...(before?.findings ?? [])];
    const curl = curlOf(this.target.url, this.target.portal, call);
    for (const difference of found)
      if (!findings.some(({ what }) => what === difference.what)) findings.push({ ...difference, screens, curl });
    const worst = findings.some(({ verdict }) => verdict === 'breaks') ? 'breaks' : 'copes';
    const verdict = findings.length === 0 ? 'conforms' : worst;
    const slowestMs = Math.max(before?.slowestMs ?? 0, ms);
    this.rows.set(name, { name, call: callOf(name), verdict, slowestMs, findings });
  }

  /** Adds a row that says why nothing was tested, unless there is a result already. */
  skip(name: string, reason: string): void {
    if (this.rows.has(name)) return;
    this.rows.set(name, { name, call: callOf(name), verdict: 'untried', slowestMs: 0, findings: [], reason });
  }
}
