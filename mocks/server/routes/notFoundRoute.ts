import { isBelow, pathOf, type Route, sendMessage } from '../answers';
import { NOTHING_OUTSIDE, type PortalPages } from '../openPortalPages';

export function notFoundRoute(pages: PortalPages): Route {
  return async (request, response) => {
    // Sends a message instead of a page below /faults, for tests and programs that ask while faults are not available.
    if (isBelow('/faults', pathOf(request))) sendMessage(response, 404, NOTHING_OUTSIDE);
    else await pages.sendNotFoundOutside(request, response);
    return true;
  };
}
