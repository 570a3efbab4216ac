import { getResponse } from 'msw';
import type { PortalStore } from '@/app/store';
import { signedIn } from '@/features/session';
import { API_PATH } from '@/shared/routes/paths';
import { createHandlers, openDatabase, signToken, type Context, type Database } from '../../../mocks';
import { clearAttempts } from '../../../mocks/auth/attemptLogs';
import { pathBelow } from '../../../mocks/http/matchPath';
import { courier } from '../../mocks/fixture/organizations';
import { copyDatabase, type Changes } from '../../support/databaseCopy';
import { openStore } from '../../support/persisted';
import '../../support/webCrypto';
import type { BenchFault } from './benchFaults';
import { seedBench, seedWithoutContact } from './benchSeed';
import { CALL_LIMIT_MS, catchCallLimits, RETRY_DELAY_MS } from './callLimits';

export type Store = PortalStore;

export interface CallPattern {
  method: string;
  path: RegExp;
}

export interface Bench {
  db: Database;
  /** The session of the fixture's courier. */
  token: string;
  /** The calls that the portal has sent since the last `restore`, or since the test emptied this list. */
  sent: { method: string; path: string }[];
  /** Applies a fault to the next `times` calls that match a pattern. Without arguments, removes the fault. */
  strike: (fault?: BenchFault, call?: CallPattern, times?: number) => void;
  /** Called with the changes in the database after each write that the server has handled. */
  onWritten: ((changes: Changes) => void) | undefined;
  /** The store of a portal that was just loaded. */
  store: (options?: { signedIn?: boolean }) => Promise<Store>;
  restore: () => Promise<void>;
  changes: () => Promise<Changes>;
  close: () => void;
}

/** Connects the portal's store to the stand-in's handlers, over a database that `restore` resets before each run. */
export async function openBench(seed: (db: Database) => Promise<unknown>): Promise<Bench> {
  const { db, close } = await openDatabase();
  await seed(db);
  const copy = await copyDatabase(db);
  const now = new Date();
  const context: Context = {
    db,
    sendMail: () => Promise.resolve(),
    secret: 'a secret for tests that is long enough',
    captcha: { mode: 'standin' },
    now: () => now,
    portalUrl: 'http://localhost',
  };
  const base = `http://localhost${API_PATH}`;
  const handlers = createHandlers(context, { base });
  const token = await signToken(context, { Role: 'media', Identifier: courier.identifier });
  const limits = catchCallLimits();
  const sent: Bench['sent'] = [];
  let struck: { fault: BenchFault; call: CallPattern; times: number } | undefined;

  async function receive(request: Request): Promise<Response> {
    const path = pathBelow(base, request.url) ?? request.url;
    sent.push({ method: request.method, path });
    const serve = async (): Promise<Response> => {
      const response = await getResponse(handlers, request);
      if (response === undefined) throw new Error(`Nobody answers ${request.method} ${path}`);
      if (request.method !== 'GET') bench.onWritten?.(await copy.changes());
      return response;
    };
    if (struck === undefined || struck.times === 0) return serve();
    const { fault, call } = struck;
    if (call.method !== request.method || !call.path.test(path)) return serve();
    struck.times -= 1;
    return fault.strike({ serve, expire: limits.takeLast() });
  }

  const bench: Bench = {
    db,
    onWritten: undefined,
    token,
    sent,
    strike: (fault, call, times = 1) => {
      struck = fault && call ? { fault, call, times } : undefined;
    },
    store: async (options = {}) => {
      const limit = { readTimeoutMs: CALL_LIMIT_MS, writeTimeoutMs: CALL_LIMIT_MS };
      const store = await openStore({
        checks: false,
        apiContext: { ...limit, retryDelayMs: RETRY_DELAY_MS, fetchFn: receive },
      });
      if (options.signedIn !== false) store.dispatch(signedIn(token));
      return store;
    },
    restore: async () => {
      struck = undefined;
      sent.length = 0;
      localStorage.clear();
      sessionStorage.clear();
      clearAttempts(context);
      await copy.restore();
    },
    changes: copy.changes,
    close: () => {
      limits.release();
      void close();
    },
  };
  return bench;
}

/** The two benches of the writes, for all tests of a file: the courier's primary contact has a contact record, or has none. */
export function writeBenches(): (write: { withoutContact?: boolean }) => Bench {
  const benches: Bench[] = [];
  beforeAll(async () => {
    benches.push(await openBench(seedBench), await openBench(seedWithoutContact));
  });
  afterAll(() => {
    for (const bench of benches.splice(0).reverse()) bench.close();
  });
  return ({ withoutContact = false }) => {
    const bench = benches[withoutContact ? 1 : 0];
    if (bench === undefined) throw new Error('The benches open with the first test.');
    return bench;
  };
}
