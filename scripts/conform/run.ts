import { operationById, operationsInContract, type OperationId } from '../../mocks/http/contract';
import type { Call, Exchange, Send } from './client';
import { judgeAnswer } from './judgeAnswer';
import type { Journal } from './journal';
import type { Finding } from './report';

export type PathParts = Readonly<Record<string, string | number>>;

export interface Session {
  token: string;
  identifier: string;
}

export class Stopped extends Error {}

export interface Run {
  /** Ignores the time limit, because undoing a write must not stop. */
  send: Send;
  journal: Journal;
  session: Session | undefined;
  /** Judges a call that should succeed; returns what the portal would read. */
  ask: (id: OperationId, parts?: PathParts, body?: unknown) => Promise<unknown>;
  /** Sends without judging. */
  exchange: (call: Call) => Promise<Exchange>;
  note: (name: string, call: string, ms: number, findings: readonly Finding[]) => void;
  pictures: Set<string>;
  /** Writes that could not be undone. */
  left: string[];
}

const partOf = (value: string | number): string => encodeURIComponent(String(value));

export function pathOf(id: OperationId, parts: PathParts = {}): string {
  return operationById(id).path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = parts[name];
    if (value === undefined) throw new Error(`${id} needs ${name}.`);
    return partOf(value);
  });
}

export const callOf = (id: OperationId): string => `${operationById(id).method} ${operationById(id).path}`;

/** @param signal ends the run without waiting for the pending call */
export function createRun(send: Send, journal: Journal, signal: AbortSignal): Run {
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Stopped());
    });
  });
  // Prevents an unhandled rejection when nobody awaits it.
  stopped.catch(() => undefined);
  const exchange: Run['exchange'] = (call) => {
    if (signal.aborted) throw new Stopped();
    return Promise.race([send(call), stopped]);
  };
  const run: Run = {
    send,
    journal,
    session: undefined,
    pictures: new Set(),
    left: [],
    exchange,
    note: journal.add,
    ask: async (id, parts, body) => {
      const { method, isPublic } = operationById(id);
      const token = isPublic ? undefined : run.session?.token;
      const answered = await exchange({ method, path: pathOf(id, parts), body, token });
      const { findings, value } = judgeAnswer(id, answered);
      journal.add(id, callOf(id), answered.ms, findings);
      return value;
    },
  };
  return run;
}

export function skipRemaining(journal: Journal, reasonFor: (id: OperationId) => string): void {
  for (const { id } of operationsInContract) journal.skip(id, callOf(id), reasonFor(id));
}
