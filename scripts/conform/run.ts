import { operationById, operationsInContract, type OperationId } from '../../mocks/lib/contract';
import type { Call, Exchange, Send } from './client';
import { judgeAnswer } from './judgeAnswer';
import type { Journal } from './journal';
import type { Finding } from './report';

/** A value for each part of an operation's path. */
export type PathParts = Readonly<Record<string, string | number>>;

export interface Session {
  token: string;
  /** The Identifier that the token names. */
  identifier: string;
}

/** The run has no more time, or was broken off. */
export class Stopped extends Error {}

/** One run against one server: what it sends with, where it writes, and until when. */
export interface Run {
  /** Sends whatever the clock says; what puts a test organization back must not be stopped. */
  send: Send;
  journal: Journal;
  session: Session | undefined;
  /** Sends, judges and notes a call that should succeed; gives what the portal would read of the answer. */
  ask: (id: OperationId, parts?: PathParts, body?: unknown) => Promise<unknown>;
  /** Sends a call as it is, with its time counted; what to make of the answer is the caller's. */
  exchange: (call: Call) => Promise<Exchange>;
  note: (name: string, call: string, ms: number, findings: readonly Finding[]) => void;
  /** Pictures that the server named, for the hint about their origins. */
  pictures: Set<string>;
  /** What was written and could not be put back. */
  left: string[];
}

const partOf = (value: string | number): string => encodeURIComponent(String(value));

/** The address of an operation below the API's base. */
export function pathOf(id: OperationId, parts: PathParts = {}): string {
  return operationById(id).path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = parts[name];
    if (value === undefined) throw new Error(`${id} needs ${name}.`);
    return partOf(value);
  });
}

export const callOf = (id: OperationId): string => `${operationById(id).method} ${operationById(id).path}`;

/** @param signal ends the run; a call that is under way then is no longer waited for */
export function createRun(send: Send, journal: Journal, signal: AbortSignal): Run {
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Stopped());
    });
  });
  // Nobody may be waiting when the time is up.
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

/** Gives every operation that had no call its row, with the reason. */
export function skipTheRest(journal: Journal, reasonFor: (id: OperationId) => string): void {
  for (const { id } of operationsInContract) journal.skip(id, callOf(id), reasonFor(id));
}
