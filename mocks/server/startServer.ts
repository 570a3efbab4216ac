import { createServer } from 'node:http';
import type { PolicySettings } from '../../security/policySettings';
import { readPolicySettings } from '../../security/policySettings';
import { closeServer } from './closeServer';
import { dispatch, nothingHere, withSecurityHeaders } from './dispatch';
import { listen } from './listen';
import { onSignals } from './onSignals';
import type { StandInOptions } from './openStandIn';
import { openStandIn } from './openStandIn';
import { portalRoute } from './routes/portalRoute';
import { readSettings } from './settings';
import type { Settings } from './settings';

export interface ServerOptions extends Partial<Settings>, Pick<StandInOptions, 'onError' | 'now'> {
  /** The built portal. */
  distDir: string;
  /** What the policy of that build allows; the default is a build's with the stand-in's captcha and nothing configured. */
  policy?: PolicySettings;
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
  const { onError = () => undefined, policy = readPolicySettings({ CAPTCHA: 'standin' }) } = options;
  const portal = portalRoute(options.distDir);
  const secured = withSecurityHeaders({ policy, https: settings.portalUrl?.startsWith('https:') === true });
  // The port is taken before the database is touched; who calls in between waits.
  const server = createServer();
  const { url } = await listen(server, settings.port, settings.host);
  const opening = openStandIn({ ...settings, portalUrl: settings.portalUrl ?? url, onError });
  const underWay = new Set<Promise<void>>();
  server.on('request', (request, response) => {
    const work = opening
      .then(({ routes }) => dispatch([secured, ...routes, portal, nothingHere], request, response, onError))
      .catch(() => response.destroy())
      .then(() => void underWay.delete(work));
    underWay.add(work);
  });
  const standIn = await opening.catch(async (error: unknown) => {
    await closeServer(server);
    throw error;
  });

  const close = async (): Promise<void> => {
    forget();
    await closeServer(server, underWay);
    await standIn.close();
  };
  const forget = options.signals === true ? onSignals(close) : () => undefined;
  return { url, close };
}
