import { isBelow, pathOf, type Route, sendMessage } from '../answers';
import { NOTHING_OUTSIDE, type PortalPages } from '../openPortalPages';

export function notFoundRoute(pages: PortalPages): Route {
  return async (request, response) => {
    // Sends a JSON message for /faults, because tests and programs may call it while faults are disabled.
    if (isBelow('/faults', pathOf(request))) sendMessage(response, 404, NOTHING_OUTSIDE);
    else await pages.sendNotFoundOutside(request, response);
    return true;
  };
}
