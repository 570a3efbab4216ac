import { setupServer, type SetupServer } from 'msw/node';
import {
  createHandlers,
  createMailer,
  openDatabase,
  signToken,
  standardBase,
  type Context,
  type Database,
  type Mail,
  type Scenario,
} from '../../mocks';
import { pathBelow } from '../../mocks/http/matchPath';
import { seedDatabase } from '../../mocks/seed';
import './webCrypto';

/** A call as it arrived; `path` is what stands behind the API's base, `body` is parsed where it is JSON. */
export interface ReceivedCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

export interface MockApiOptions {
  /** Fills the empty database; the full seed where nothing is said. */
  seed?: (db: Database) => Promise<unknown>;
  /** Of the running test; each test is a new one where nothing is said. */
  context?: Partial<Context>;
}

export interface MockApi {
  server: SetupServer;
  context: Context;
  db: Database;
  /** The API's address, without a slash at the end. */
  base: string;
  /** The calls since `reset`, in the order of their arrival. */
  calls: readonly ReceivedCall[];
  /** Those of a method and a path, which may be a pattern. */
  callsTo: (method: string, path: string | RegExp) => ReceivedCall[];
  /** The mails since `reset`; they go out in the background, see `mailed`. */
  outbox: readonly Mail[];
  /** Resolves when every mail that is due has gone out. */
  mailed: () => Promise<void>;
  /** Puts faults before the API until `reset`; the last one put comes first. */
  use: (...faults: Scenario[]) => void;
  /** A session token; its lifetime is in seconds, a negative one has expired. */
  token: (identifier: string, options?: { seconds?: number; role?: string }) => Promise<string>;
  /** Waits until no call is under way, nor one that follows from another's answer. */
  atRest: () => Promise<void>;
  /** Takes the faults away and forgets calls and mails; what was stored stays. */
  reset: () => void;
  close: () => void;
}

/** A call that is never answered, and that nobody gives up, is not waited for any longer. */
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
    // A delivery that the last test has left under way finds the database closed.
    if (!isClosed) throw error;
  });
  context.wakeMailer = mailer.wake;
  const base = `http://localhost${standardBase}`;
  const handlers = createHandlers(context, { base });
  const server = setupServer(...handlers);
  // Recorded in the order of arrival, although bodies are read one after the other.
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
      close();
    },
  };
}
