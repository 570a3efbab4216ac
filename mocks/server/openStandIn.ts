import { sql } from 'drizzle-orm';
import { getResponse, type RequestHandler } from 'msw';
import type { Context } from '../context';
import { createHandlers, standardBase } from '../handlers/createHandlers';
import { createMailer } from '../lib/createMailer';
import { signToken } from '../lib/tokens';
import { readRecording } from '../replay/readRecording';
import { replayed } from '../replay/replayed';
import { createFaults } from './faults/createFaults';
import type { ContextSettings } from './openContext';
import { openContext } from './openContext';
import { rememberPortalUrl } from './portalAddress';
import { apiDocsRoute } from './routes/apiDocsRoute';
import { apiRoute } from './routes/apiRoute';
import { documentsRoute } from './routes/documentsRoute';
import { faultsRoute } from './routes/faultsRoute';
import { ownNamesRoute } from './routes/ownNamesRoute';
import { outboxRoute } from './routes/outboxRoute';
import type { Route } from './routes/route';
import { stylesheetRoute } from './routes/stylesheetRoute';
import type { Settings } from './settings';
import type { Read } from './snapshots/createSnapshots';

export interface StandInOptions
  extends ContextSettings, Pick<Settings, 'faults' | 'replay' | 'trustedProxies' | 'host'> {
  /** Where users reach the portal; links in mails begin so. */
  portalUrl: string;
  /** Told of failures of the server itself; nothing is printed where nobody listens. */
  onError?: (error: unknown) => void;
}

export interface StandIn {
  /** The API, the association's documents, the outbox, and the faults where they are allowed. */
  routes: Route[];
  /** What a read of the API answers, without the faults that are switched on. */
  read: Read;
  /** Rejects where the database cannot be read. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

/** How often the server looks for mails to be tried again, and for those that the staff's command line has queued. */
const DELIVERY_MS = 10_000;

/** How long a delivery under way may still take when the server ends. */
const LAST_DELIVERY_MS = 3000;

const replayOf = (context: Context, folder: string): RequestHandler =>
  replayed({ base: standardBase, calls: readRecording(folder), sign: (session) => signToken(context, session) });

export async function openStandIn(options: StandInOptions): Promise<StandIn> {
  const { dataDir, portalUrl, onError = () => undefined } = options;
  const { context, outbox, close } = await openContext(options, portalUrl);
  await rememberPortalUrl(dataDir, portalUrl);
  const mailer = createMailer(context, onError, DELIVERY_MS);
  context.wakeMailer = mailer.wake;
  mailer.wake();

  const handlers = options.replay === undefined ? createHandlers(context) : [replayOf(context, options.replay)];
  const faults = options.faults ? createFaults({ base: standardBase, handlers }) : undefined;
  const answer = async (request: Request): Promise<Response | undefined> => {
    const before = faults?.handlersFor(request) ?? [];
    if ('unknown' in before)
      return Response.json({ message: `There is no fault "${before.unknown}".` }, { status: 400 });
    return getResponse([...before, ...handlers], request);
  };

  const read: Read = async (call) => {
    const answered = await getResponse(handlers, new Request(`${portalUrl}${standardBase}/${call}`));
    if (answered?.status === 404) return 'gone';
    return answered?.ok === true ? { data: (await answered.json()) as unknown } : 'failed';
  };

  return {
    read,
    check: async () => {
      await context.db.run(sql`SELECT 1`);
    },
    routes: [
      apiRoute({ origin: portalUrl, trustedProxies: options.trustedProxies, answer, onError }),
      apiDocsRoute(),
      documentsRoute,
      ownNamesRoute(new Set([new URL(portalUrl).hostname, options.host])),
      // Where the outbox itself is the delivery, it shows what was answered for; a mail server is not waited for.
      outboxRoute(outbox, () => (options.smtpUrl === undefined ? mailer.idle() : Promise.resolve())),
      ...(faults ? [faultsRoute(faults)] : []),
      stylesheetRoute,
    ],
    close: async () => {
      await mailer.close(LAST_DELIVERY_MS);
      close();
    },
  };
}
