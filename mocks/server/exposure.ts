import { isIP } from 'node:net';
import type { Settings } from './settings';

const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(hostname);

/** What to tell whoever starts the server so that others reach it; nothing on a developer's own machine. */
export function exposureWarning({ host, portalUrl }: Pick<Settings, 'host' | 'portalUrl'>): string | undefined {
  const isPublic = portalUrl !== undefined && !isLoopback(new URL(portalUrl).hostname);
  if (isLoopback(host) && !isPublic) return undefined;
  return (
    'Warning: this server can be reached from other machines, and its page /outbox shows every mail that was sent, ' +
    'passwords included. Let nobody reach it whom you would not give these passwords, or keep /outbox closed in a proxy.'
  );
}

/**
 * Whether a request was meant for this server by its name: a page of another site that has its own name point here
 * (DNS rebinding) sends that name. Addresses have no name that could be pointed elsewhere.
 */
export function isMeantHere(hostHeader: string | undefined, ownNames: ReadonlySet<string>): boolean {
  if (hostHeader === undefined || !/^[\w.:[\]-]+$/.test(hostHeader) || !URL.canParse(`http://${hostHeader}`))
    return false;
  const { hostname } = new URL(`http://${hostHeader}`);
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(name) !== 0 || isLoopback(name) || ownNames.has(name);
}
