import { isBelow, pathOf, type Route, sendMessage } from '../answers';
import { NOTHING_OUTSIDE, type PortalPages } from '../openPortalPages';

export function notFoundRoute(pages: PortalPages): Route {
  return async (request, response) => {
    // With faults switched off, tests and programs still read a message here.
    if (isBelow('/faults', pathOf(request))) sendMessage(response, 404, NOTHING_OUTSIDE);
    else await pages.sendNotFoundOutside(request, response);
    return true;
  };
}
