import { sql } from 'drizzle-orm';
import { getResponse, type RequestHandler } from 'msw';
import { API_PATH } from '../../src/shared/routes/paths';
import type { Context } from '../context';
import { states } from '../db/schema';
import { DatabaseLost, watchDatabase } from '../db/watchDatabase';
import { createHandlers } from '../handlers/createHandlers';
import { createMailer } from '../mail/createMailer';
import { signToken } from '../auth/sessions';
import { STYLESHEET, STYLESHEET_PATH } from '../html/renderPage';
import { createReplayHandler, readHar } from '../replay/har';
import { createFaults } from '../faults/createFaults';
import { isRead, pathOf, type Route, sendText } from './answers';
import { type ContextSettings, openContext } from './openContext';
import { rememberPortalUrl, requireSpace } from './dataFolder';
import { databaseFile } from './openData';
import { apiDocsRoute } from './routes/apiDocsRoute';
import { apiRoute } from './routes/apiRoute';
import { documentsRoute } from './routes/documentsRoute';
import { faultsRoute } from './routes/faultsRoute';
import { hostGuardRoute } from './exposure';
import { outboxRoute } from './routes/outboxRoute';
import { BODY_LIMITS, type BodyLimits } from './requestBodies';
import type { Settings } from './settings';
import type { Read } from './createSnapshots';
import { createStoredResponses } from './storedResponses';

export interface StandInOptions
  extends ContextSettings, Pick<Settings, 'faults' | 'replay' | 'trustedProxies' | 'host' | 'allowedOrigins'> {
  /** The origin of links in emails. */
  portalUrl: string;
  bodyLimits?: Partial<BodyLimits>;
  onError?: (error: unknown) => void;
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>;

/** How often the server looks for emails to retry and for emails queued by the command-line tools. */
const DELIVERY_MS = 10_000;

const LAST_DELIVERY_MS = 3000;

const replayOf = (context: Context, file: string): RequestHandler =>
  createReplayHandler({ base: API_PATH, entries: readHar(file), sign: (session) => signToken(context, session) });

/** The style sheet of the server's own pages. */
const stylesheetRoute: Route = (request, response) => {
  if (pathOf(request) !== STYLESHEET_PATH) return false;
  if (!isRead(request, response)) return true;
  sendText(response, 200, 'text/css; charset=utf-8', STYLESHEET, { 'Cache-Control': 'public, max-age=300' });
  return true;
};

export async function openStandIn(options: StandInOptions) {
  const { dataDir, portalUrl, onError = () => undefined } = options;
  const { context, outbox, close } = await openContext(options, portalUrl);
  await rememberPortalUrl(dataDir, portalUrl);
  const mailer = createMailer(context, onError, DELIVERY_MS);
  context.wakeMailer = mailer.wake;
  mailer.wake();

  const watch = options.database === undefined ? watchDatabase(databaseFile(dataDir)) : undefined;
  const stored = createStoredResponses(context);
  const handlers = options.replay === undefined ? createHandlers(context) : [replayOf(context, options.replay)];
  const faults = options.faults ? createFaults({ base: API_PATH, handlers }) : undefined;
  const answer = async (request: Request): Promise<Response | undefined> => {
    const before = faults?.handlersFor(request) ?? [];
    if ('unknown' in before)
      return Response.json({ message: `There is no fault "${before.unknown}".` }, { status: 400 });
    if (before.length > 0 && request.method === 'GET') return getResponse([...before, ...handlers], request);
    if (request.method === 'GET') return stored.read(request, () => getResponse(handlers, request));
    try {
      await watch?.check();
      stored.clear();
      const answered = await getResponse([...before, ...handlers], request);
      // Checks again after the write, so that it is not confirmed if the database was lost in the meantime.
      await watch?.check();
      return answered;
    } catch (error) {
      if (!(error instanceof DatabaseLost)) throw error;
      onError(error);
      return Response.json({ message: 'The server’s database was lost, so nothing was saved.' }, { status: 503 });
    } finally {
      stored.clear();
    }
  };

  /** Sends a GET request for data that a rendered document shows; faults that are switched on do not apply. */
  const read: Read = async (call) => {
    const answered = await getResponse(handlers, new Request(`${portalUrl}${API_PATH}/${call}`));
    if (answered?.status === 404) return 'gone';
    return answered?.ok === true ? { data: (await answered.json()) as unknown } : 'failed';
  };

  return {
    read,
    /** Rejects when the database cannot be read, and when its disk is full. */
    check: async (): Promise<void> => {
      await watch?.check('all');
      // Makes SQLite read its write-ahead log, so that the check fails if data in the log was lost.
      if (watch !== undefined) await context.db.run(sql`PRAGMA wal_checkpoint(PASSIVE)`);
      const [state] = await context.db.select().from(states).limit(1);
      if (state === undefined) throw new Error('The database is empty.');
      if (watch !== undefined) await requireSpace(dataDir);
    },
    routes: [
      apiRoute({
        origin: portalUrl,
        allowedOrigins: options.allowedOrigins,
        trustedProxies: options.trustedProxies,
        bodyLimits: { ...BODY_LIMITS, ...options.bodyLimits },
        answer,
      }),
      apiDocsRoute(),
      documentsRoute(),
      hostGuardRoute(new Set([new URL(portalUrl).hostname, options.host])),
      // Without SMTP, the outbox page is where emails are delivered, so it first waits for the emails of earlier calls.
      outboxRoute(outbox, () => (options.smtpUrl === undefined ? mailer.idle() : Promise.resolve())),
      ...(faults ? [faultsRoute(faults)] : []),
      stylesheetRoute,
    ],
    close: async (): Promise<void> => {
      await mailer.close(LAST_DELIVERY_MS);
      await close();
      watch?.close();
    },
  };
}
