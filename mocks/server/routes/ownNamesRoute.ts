import { isBelow, pathOf, sendMessage } from '../answers';
import { isMeantHere } from '../exposure';
import type { Route } from './route';

/** The developer's pages: they show passwords, and switch faults for everyone. */
const GUARDED = ['/outbox', '/faults'];

/** Stands before the developer's pages and lets only those through who call the server by a name of its own. */
export function ownNamesRoute(ownNames: ReadonlySet<string>): Route {
  return (request, response) => {
    if (!GUARDED.some((prefix) => isBelow(prefix, pathOf(request)))) return false;
    if (isMeantHere(request.headers.host, ownNames)) return false;
    sendMessage(
      response,
      403,
      'This page is shown under the server’s own name only: localhost, or that of PORTAL_URL.',
    );
    return true;
  };
}
