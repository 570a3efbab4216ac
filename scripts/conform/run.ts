import { operationById, operationsInContract, type OperationId } from '../../mocks/http/contract';
import { curlOf, type Call, type Exchange, type Send } from './client';
import { judgeResponse, type Judgement } from './judge';
import type { Finding, Row } from './report';

export type PathParts = Readonly<Record<string, string | number>>;

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

export const callOf = (id: OperationId): string => `${operationById(id).method} ${operationById(id).path}`;

/** One run against a server: its calls, and a row for each operation and rule. */
export class Run {
  session: Session | undefined;
  readonly rows = new Map<string, Row>();
  readonly pictures = new Set<string>();
  /** The path of each operation that was called with a token, to repeat the call without one. */
  readonly asked = new Map<OperationId, string>();
  /** What could not be undone. */
  readonly left: string[] = [];

  constructor(
    private readonly server: { url: string; portal: string },
    /** Sends a call, even after the run was stopped, so that writes can be undone. */
    readonly send: Send,
    private readonly signal: AbortSignal,
  ) {}

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
    this.note(id, callOf(id), call, exchange.ms, judgement.findings);
    return judgement;
  }

  /** Sends and judges a call. Returns what the portal reads from the response; a single record becomes a list with one entry. */
  async ask(id: OperationId, parts?: PathParts, body?: unknown): Promise<readonly unknown[]> {
    return (await this.read(id, parts, body)).entries;
  }

  note(name: string, title: string, call: Call, ms: number, found: readonly Finding[]): void {
    const before = this.rows.get(name);
    const findings = [...(before?.findings ?? [])];
    const curl = curlOf(this.server.url, this.server.portal, call);
    for (const finding of found)
      if (!findings.some(({ what }) => what === finding.what)) findings.push({ curl, ...finding });
    const worst = findings.some(({ verdict }) => verdict === 'breaks') ? 'breaks' : 'copes';
    const verdict = findings.length === 0 ? 'conforms' : worst;
    this.rows.set(name, { name, call: title, verdict, slowestMs: Math.max(before?.slowestMs ?? 0, ms), findings });
  }

  /** Adds a row that says why nothing was tested, unless there is a result already. */
  skip(name: string, call: string, reason: string): void {
    if (!this.rows.has(name))
      this.rows.set(name, { name, call, verdict: 'untried', slowestMs: 0, findings: [], reason });
  }

  skipRemaining(reasonFor: (id: OperationId) => string): void {
    for (const { id } of operationsInContract) this.skip(id, callOf(id), reasonFor(id));
  }
}
