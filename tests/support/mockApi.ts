import { setupServer, type SetupServer } from 'msw/node';
import { API_PATH } from '@/shared/routes/paths';
import {
  createHandlers,
  createMailer,
  openDatabase,
  signToken,
  type Context,
  type Database,
  type Mail,
  type Scenario,
} from '../../mocks';
import { pathBelow } from '../../mocks/http/matchPath';
import { seedDatabase } from '../../mocks/seed';
import './webCrypto';

/** A received call; `path` excludes the API's base, and JSON bodies are parsed. */
export interface ReceivedCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

export interface MockApiOptions {
  /** Fills the empty database; defaults to the full seed. */
  seed?: (db: Database) => Promise<unknown>;
  /** Defaults to a new one for each test. */
  context?: Partial<Context>;
}

export interface MockApi {
  server: SetupServer;
  context: Context;
  db: Database;
  /** Without a trailing slash. */
  base: string;
  /** Calls since `reset`, in order. */
  calls: readonly ReceivedCall[];
  /** Filters by method and path or pattern. */
  callsTo: (method: string, path: string | RegExp) => ReceivedCall[];
  /** Emails since `reset`; they are sent in the background, see `mailed`. */
  outbox: readonly Mail[];
  /** Resolves when all due emails are sent. */
  mailed: () => Promise<void>;
  /** Adds faults until `reset`; the latest applies first. */
  use: (...faults: Scenario[]) => void;
  /** A session token; the lifetime is in seconds, negative for an expired one. */
  token: (identifier: string, options?: { seconds?: number; role?: string }) => Promise<string>;
  /** Waits until no call and no follow-up call is running. */
  atRest: () => Promise<void>;
  /** Removes faults and recorded calls and emails, but keeps the data. */
  reset: () => void;
  close: () => void;
}

/** How many turns `atRest` waits at most, in case a call is never answered. */
const MOST_TURNS = 40;

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * The stand-in media API in a test: `beforeAll` creates it, `afterEach` calls `reset`, `afterAll` calls `close`.
 * A call to anything else is an error.
 */
export async function createMockApi({ seed = seedDatabase, context: own = {} }: MockApiOptions = {}): Promise<MockApi> {
  const { db, close } = await openDatabase();
  await seed(db);
  const calls: ReceivedCall[] = [];
  const outbox: Mail[] = [];
  const context: Context = {
    db,
    sendMail: (mail) => {
      outbox.push(mail);
      return Promise.resolve();
    },
    secret: 'a secret for tests that is long enough',
    captcha: { mode: 'standin' },
    now: () => new Date(),
    portalUrl: 'http://localhost',
    ...own,
  };
  let isClosed = false;
  const mailer = createMailer(context, (error) => {
    // A pending delivery of the last test would find the database closed.
    if (!isClosed) throw error;
  });
  context.wakeMailer = mailer.wake;
  const base = `http://localhost${API_PATH}`;
  const handlers = createHandlers(context, { base });
  const server = setupServer(...handlers);
  // Bodies are read asynchronously, so the order is recorded first.
  server.events.on('request:start', ({ request }) => {
    const path = pathBelow(base, request.url);
    if (path === undefined) return;
    const call: ReceivedCall = { method: request.method, path, headers: request.headers, body: undefined };
    calls.push(call);
    void bodyOf(request).then((body) => {
      call.body = body;
    });
  });
  const open = new Set<string>();
  server.events.on('request:start', ({ request, requestId }) => {
    open.add(requestId);
    request.signal.addEventListener('abort', () => open.delete(requestId));
  });
  server.events.on('request:end', ({ requestId }) => {
    open.delete(requestId);
  });
  server.listen({ onUnhandledRequest: 'error' });
  return {
    server,
    context,
    db,
    base,
    calls,
    outbox,
    mailed: mailer.idle,
    callsTo: (method, path) =>
      calls.filter(
        (call) => call.method === method && (typeof path === 'string' ? call.path === path : path.test(call.path)),
      ),
    use: (...faults) => {
      for (const fault of faults) server.use(...fault({ base, handlers }));
    },
    token: (identifier, { seconds, role = 'media' } = {}) =>
      signToken(context, { Role: role, Identifier: identifier }, seconds),
    atRest: async () => {
      for (let turn = 0, quiet = 0; quiet < 3 && turn < MOST_TURNS; turn += 1) {
        const before = calls.length;
        await new Promise((resolve) => setTimeout(resolve, 5));
        quiet = open.size === 0 && calls.length === before ? quiet + 1 : 0;
      }
    },
    reset: () => {
      server.resetHandlers();
      calls.length = 0;
      outbox.length = 0;
    },
    close: () => {
      server.close();
      isClosed = true;
      void mailer.close();
      void close();
    },
  };
}
