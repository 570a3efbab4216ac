import { getResponse } from 'msw';
import { createHandlers, standardBase } from '../handlers/createHandlers';
import { deliverMails } from '../lib/mailQueue';
import { createFaults } from './faults/createFaults';
import type { ContextSettings } from './openContext';
import { openContext } from './openContext';
import { rememberPortalUrl } from './portalAddress';
import { apiRoute } from './routes/apiRoute';
import { documentsRoute } from './routes/documentsRoute';
import { faultsRoute } from './routes/faultsRoute';
import { outboxRoute } from './routes/outboxRoute';
import type { Route } from './routes/route';
import { stylesheetRoute } from './routes/stylesheetRoute';
import type { Settings } from './settings';

export interface StandInOptions extends ContextSettings, Pick<Settings, 'faults'> {
  /** Where users reach the portal; links in mails begin so. */
  portalUrl: string;
  /** Told of failures of the server itself; nothing is printed where nobody listens. */
  onError?: (error: unknown) => void;
}

export interface StandIn {
  /** The API, the association's documents, the outbox, and the faults where they are allowed. */
  routes: Route[];
  close: () => void;
}

/** How often mails that a mail server refused are tried again. */
const DELIVERY_MS = 60_000;

export async function openStandIn(options: StandInOptions): Promise<StandIn> {
  const { dataDir, portalUrl, onError = () => undefined } = options;
  const { context, outbox, close } = await openContext(options, portalUrl);
  await rememberPortalUrl(dataDir, portalUrl);
  const deliver = (): void => void deliverMails(context).catch(onError);
  deliver();
  const deliveries = setInterval(deliver, DELIVERY_MS);
  deliveries.unref();

  const handlers = createHandlers(context);
  const faults = options.faults ? createFaults({ base: standardBase, handlers }) : undefined;
  const answer = async (request: Request): Promise<Response | undefined> => {
    const before = faults?.handlersFor(request) ?? [];
    if ('unknown' in before)
      return Response.json({ message: `There is no fault "${before.unknown}".` }, { status: 400 });
    return getResponse([...before, ...handlers], request);
  };

  return {
    routes: [
      apiRoute({ origin: portalUrl, answer, onError }),
      documentsRoute,
      outboxRoute(outbox),
      ...(faults ? [faultsRoute(faults)] : []),
      stylesheetRoute,
    ],
    close: () => {
      clearInterval(deliveries);
      close();
    },
  };
}
