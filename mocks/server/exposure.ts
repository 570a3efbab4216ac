import { isIP } from 'node:net';
import { isBelow, pathOf, type Route, sendMessage } from './answers';
import type { Settings } from './settings';

const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(hostname);

export function exposureWarning({ host, portalUrl }: Pick<Settings, 'host' | 'portalUrl'>): string | undefined {
  const isPublic = portalUrl !== undefined && !isLoopback(new URL(portalUrl).hostname);
  if (isLoopback(host) && !isPublic) return undefined;
  return (
    'Warning: other machines can reach this server, and /outbox shows every e-mail, including passwords. ' +
    'Block /outbox in your proxy, or restrict it to people who may see these passwords.'
  );
}

/** Whether a Host header names this server. In DNS rebinding, it names the attacker's domain; IP addresses cannot be rebound. */
function isOwnHost(hostHeader: string | undefined, ownNames: ReadonlySet<string>): boolean {
  if (hostHeader === undefined || !/^[\w.:[\]-]+$/.test(hostHeader) || !URL.canParse(`http://${hostHeader}`))
    return false;
  const { hostname } = new URL(`http://${hostHeader}`);
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(name) !== 0 || isLoopback(name) || ownNames.has(name);
}

/** Pages that show passwords or turn on faults for everyone, so other sites must not reach them. */
const GUARDED = ['/outbox', '/faults'];

export function hostGuardRoute(ownNames: ReadonlySet<string>): Route {
  return (request, response) => {
    if (!GUARDED.some((prefix) => isBelow(prefix, pathOf(request)))) return false;
    if (isOwnHost(request.headers.host, ownNames)) return false;
    sendMessage(response, 403, 'Open this page as localhost or under the host name in PORTAL_URL.');
    return true;
  };
}
