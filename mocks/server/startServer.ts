import { createServer, type RequestListener } from 'node:http';
import { openRenderer } from '../../build/rendering/openRenderer';
import { readResponse } from '../../build/rendering/readResponse';
import { originOf, type PolicySettings, readPolicySettings } from '../../build/security/policySettings';
import { documentHeaders } from '../../build/security/securityHeaders';
import { closeServer, listen, onSignals } from './lifecycle';
import { pathOf } from './answers';
import { dispatch } from './dispatch';
import { handleHealthCheck } from './health';
import { inTurn } from './inTurn';
import { databaseFile } from './openData';
import { openPortalPages } from './openPortalPages';
import { openStandIn, type StandIn, type StandInOptions } from './openStandIn';
import { portalRoute } from './routes/portalRoute';
import { createSnapshots, type Read, type Snapshots } from './createSnapshots';
import { describeFailure, type Log, logRequest } from './requestLog';
import { createSecurityHeaders, setSecurityHeaders } from './securityHeaders';
import { readSettings, type Settings } from './settings';
import { explainRemoteError, explainStartError } from './startError';

export interface ServerOptions extends Partial<Settings>, Pick<StandInOptions, 'onError' | 'now' | 'bodyLimits'> {
  distDir: string;
  /** How long, in ms, a request's headers and the whole request may take to arrive. */
  deadlines?: { headers: number; request: number };
  policy?: PolicySettings;
  /** Receives a line for each request and each error; replaces onError. */
  log?: Log | undefined;
  /** Whether SIGINT and SIGTERM close the server and end the process; only for a process that runs nothing else. */
  signals?: boolean;
}

/** Limits the requests per connection: Node would start a thousand that arrive in one packet before it serves other connections. */
const MOST_REQUESTS_PER_SOCKET = 100;

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/** Starts the server. Settings default to those for a developer's machine; port 0 picks a free port. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const settings: Settings = { ...readSettings({}), ...options };
  const { onError = () => undefined, log, policy: given = readPolicySettings({ CAPTCHA: 'standin' }) } = options;
  const renderer = openRenderer(options.distDir);
  // Allows calls to the API that the portal was built for, whatever MEDIA_API_URL is now.
  const policy = renderer === undefined ? given : { ...given, apiOrigin: originOf(renderer.mediaApiUrl) };
  const https = settings.portalUrl?.startsWith('https:') === true;
  const pages = openPortalPages(options.distDir, documentHeaders(policy, https));
  // Opens the port before the database, so that a second server on this port fails before it changes data.
  const { headers, request } = options.deadlines ?? { headers: 15_000, request: 60_000 };
  const server = createServer({
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: headers / 3,
  });
  server.maxRequestsPerSocket = MOST_REQUESTS_PER_SOCKET;
  // Also disconnects a caller that has read nothing of its response for the same time.
  server.timeout = request;
  const { url } = await listen(server, settings.port, settings.host);
  const report = (error: unknown, requestId?: string): void => {
    if (log === undefined) onError(error);
    else log({ level: 'error', ...(requestId === undefined ? {} : { requestId }), ...describeFailure(error) });
  };
  const opening = openStandIn({ ...settings, now: options.now, portalUrl: settings.portalUrl ?? url, onError: report });
  const opened = { standIn: undefined as StandIn | undefined };
  const read: Read = async (call) => {
    // If the portal was built for another API, reads from that one, so that documents show its data.
    if (/^https?:/.test(renderer?.mediaApiUrl ?? '')) return readResponse(renderer?.mediaApiUrl ?? '', call);
    return (await opening).read(call);
  };
  const now = options.now ?? ((): Date => new Date());
  const snapshots: Snapshots =
    renderer === undefined
      ? () => Promise.resolve(undefined)
      : createSnapshots({ renderer, read, now, onError: report });
  const headersAt = createSecurityHeaders({ policy, https });
  const portal = [portalRoute(pages, snapshots), pages.notFoundRoute];
  const ready = async (): Promise<void> => {
    if (opened.standIn === undefined) throw new Error('The database is not open.');
    await opened.standIn.check();
  };
  const underWay = new Set<Promise<void>>();
  const serve: RequestListener = (request, response) => {
    const requestId = log === undefined ? undefined : logRequest(log, request, response);
    setSecurityHeaders(response, headersAt(pathOf(request)));
    if (handleHealthCheck(request, response, ready)) return;
    const tell = (error: unknown): void => report(error, requestId);
    const work = opening
      .then(({ routes }) => dispatch([...routes, ...portal], request, response, tell))
      .catch(() => response.destroy())
      .then(() => void underWay.delete(work));
    underWay.add(work);
  };
  server.on('request', inTurn(serve));
  const standIn = await opening.catch(async (error: unknown) => {
    await closeServer(server);
    const explained = explainStartError(error, settings.dataDir, databaseFile(settings.dataDir));
    throw settings.database === undefined ? explained : explainRemoteError(explained, settings.database.url);
  });
  opened.standIn = standIn;

  const close = async (): Promise<void> => {
    forget();
    // Makes /ready fail, so that load balancers send requests elsewhere at once.
    opened.standIn = undefined;
    await closeServer(server, underWay);
    await standIn.close();
  };
  const forget = options.signals === true ? onSignals(close) : () => undefined;
  return { url, close };
}
