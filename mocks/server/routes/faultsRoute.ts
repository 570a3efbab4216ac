import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf, redirect, type Route, sendHtml, sendMessage } from '../answers';
import type { Faults } from '../../faults/createFaults';
import { renderFaults } from '../pages/faultsPage';
import { BODY_LIMITS, createBodyReader } from '../requestBodies';

const PATH = '/faults';
const FORM_LIMIT = 1024;

const readBody = createBodyReader(BODY_LIMITS);

export function faultsRoute(faults: Faults): Route {
  return async (request, response) => {
    if (pathOf(request) !== PATH) return false;
    if (request.method === 'GET' || request.method === 'HEAD') sendHtml(response, 200, renderFaults(faults));
    else if (request.method === 'POST') await turn(faults, request, response);
    else {
      response.setHeader('Allow', 'GET, HEAD, POST');
      sendMessage(response, 405, 'This address only accepts GET, HEAD, and POST.');
    }
    return true;
  };
}

async function turn(faults: Faults, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (isForeign(request)) {
    sendMessage(response, 403, 'Other sites may not turn faults on or off.');
    return;
  }
  const body = await readBody(request, response, 'faults', FORM_LIMIT);
  if (typeof body === 'string') {
    sendMessage(response, 413, 'The form is too large.');
    return;
  }
  const form = new URLSearchParams(body.toString('utf8'));
  const [on, off] = [form.get('on'), form.get('off')];
  const known = off === '*' || faults.turn(on ?? off ?? '', on !== null);
  if (off === '*') faults.turnAllOff();
  if (known) redirect(response, 303, PATH);
  else sendMessage(response, 400, 'There is no such fault.');
}

/** Programs send no Origin. */
function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}
