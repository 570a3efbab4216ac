import { createServer } from 'node:http';
import { openRenderer } from '../../rendering/openRenderer';
import { readAnswer } from '../../rendering/readAnswer';
import type { PolicySettings } from '../../security/policySettings';
import { readPolicySettings } from '../../security/policySettings';
import { closeServer } from './closeServer';
import { dispatch, nothingHere, withSecurityHeaders } from './dispatch';
import { answersHealth } from './health';
import { listen } from './listen';
import { onSignals } from './onSignals';
import { databaseFile } from './openData';
import type { StandIn, StandInOptions } from './openStandIn';
import { openStandIn } from './openStandIn';
import { portalRoute } from './routes/portalRoute';
import { snapshotRoute } from './routes/snapshotRoute';
import { createSnapshots, type Read } from './snapshots/createSnapshots';
import type { Log } from './requestLog';
import { describeFailure, logRequest } from './requestLog';
import { readSettings } from './settings';
import type { Settings } from './settings';
import { explainedStart } from './startError';

export interface ServerOptions extends Partial<Settings>, Pick<StandInOptions, 'onError' | 'now'> {
  /** The built portal. */
  distDir: string;
  /** What the policy of that build allows; the default is a build's with the stand-in's captcha and nothing configured. */
  policy?: PolicySettings;
  /** Told of every request and every failure, in place of onError. */
  log?: Log | undefined;
  /** Whether SIGINT and SIGTERM end the process in good order; for a process that is nothing but this server. */
  signals?: boolean;
}

export interface RunningServer {
  /** As a browser on this machine reaches it, without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/**
 * One server for the built portal, the stand-in API, the association's documents and the outbox. What is not given is
 * as for a developer's machine (see Settings); port 0 takes a free one. It prints nothing.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const settings: Settings = { ...readSettings({}), ...options };
  const { onError = () => undefined, log, policy = readPolicySettings({ CAPTCHA: 'standin' }) } = options;
  const portal = portalRoute(options.distDir);
  const secured = withSecurityHeaders({ policy, https: settings.portalUrl?.startsWith('https:') === true });
  // The port is taken before the database is touched; who calls in between waits.
  const server = createServer();
  const { url } = await listen(server, settings.port, settings.host);
  const report = (error: unknown, requestId?: string): void => {
    if (log === undefined) onError(error);
    else log({ level: 'error', ...(requestId === undefined ? {} : { requestId }), ...describeFailure(error) });
  };
  const opening = openStandIn({ ...settings, now: options.now, portalUrl: settings.portalUrl ?? url, onError: report });
  const opened = { standIn: undefined as StandIn | undefined };
  const renderer = openRenderer(options.distDir);
  const read: Read = async (call) => {
    // A portal that was built for another API shows that one's data.
    if (/^https?:/.test(renderer?.mediaApiUrl ?? '')) return readAnswer(renderer?.mediaApiUrl ?? '', call);
    return (await opening).read(call);
  };
  const now = options.now ?? ((): Date => new Date());
  const snapshots =
    renderer === undefined ? [] : [snapshotRoute(createSnapshots({ renderer, read, now, onError: report }))];
  const ready = async (): Promise<void> => {
    if (opened.standIn === undefined) throw new Error('The data are not open.');
    await opened.standIn.check();
  };
  const underWay = new Set<Promise<void>>();
  server.on('request', (request, response) => {
    const requestId = log === undefined ? undefined : logRequest(log, request, response);
    if (answersHealth(request, response, ready)) return;
    const tell = (error: unknown): void => report(error, requestId);
    const work = opening
      .then(({ routes }) => dispatch([secured, ...routes, ...snapshots, portal, nothingHere], request, response, tell))
      .catch(() => response.destroy())
      .then(() => void underWay.delete(work));
    underWay.add(work);
  });
  const standIn = await opening.catch(async (error: unknown) => {
    await closeServer(server);
    throw explainedStart(error, settings.dataDir, databaseFile(settings.dataDir));
  });
  opened.standIn = standIn;

  const close = async (): Promise<void> => {
    forget();
    // Whoever sends requests here learns in time to send them elsewhere.
    opened.standIn = undefined;
    await closeServer(server, underWay);
    await standIn.close();
  };
  const forget = options.signals === true ? onSignals(close) : () => undefined;
  return { url, close };
}
