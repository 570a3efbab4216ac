import type { IncomingMessage, ServerResponse } from 'node:http';
import { dispatch } from './dispatch';
import { type StandInOptions, openStandIn } from './openStandIn';
import { readSettings, type Settings } from './settings';

type MiddlewareOptions = Partial<Settings> & Pick<StandInOptions, 'portalUrl' | 'onError'>;

export async function createApiMiddleware(options: MiddlewareOptions) {
  const { onError = () => undefined } = options;
  const { routes, close } = await openStandIn({ ...readSettings({}), ...options });
  const middleware = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    void dispatch(routes, request, response, onError).then((answered) => {
      if (!answered) next();
    });
  };
  return Object.assign(middleware, { close });
}
