import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf, redirect, type Route, sendHtml, sendMessage } from '../answers';
import { FAULT_HEADER, type Faults } from '../../faults/createFaults';
import { scenarios } from '../../faults/scenarios';
import { renderPage } from '../../html/renderPage';
import { escapeHtml } from '../../html/text';
import { BODY_LIMITS, createBodyReader } from '../requestBodies';

const PATH = '/faults';
const FORM_LIMIT = 1024;

const readBody = createBodyReader(BODY_LIMITS);

export function faultsRoute(faults: Faults): Route {
  return async (request, response) => {
    if (pathOf(request) !== PATH) return false;
    if (request.method === 'GET' || request.method === 'HEAD') sendHtml(response, 200, renderFaults(faults));
    else if (request.method === 'POST') await turn(faults, request, response);
    else sendMessage(response, 405, 'This address only accepts GET, HEAD, and POST.', { Allow: 'GET, HEAD, POST' });
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

/** Whether a request comes from another site. Programs send no Origin; they may turn faults on and off. */
function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}

function renderFaults(faults: Faults): string {
  const rows = Object.entries(scenarios).map(([name, { description }]) => {
    const isOn = faults.isOn(name);
    return `<tr><th scope="row"><code>${name}</code></th><td>${escapeHtml(description)}</td><td>${isOn ? 'on' : 'off'}</td><td>${button(name, isOn)}</td></tr>`;
  });
  const main = `<p>An active fault affects everyone who uses this server until you turn it off or the server stops.
To apply a fault to one request, send the header <code>${FAULT_HEADER}: name</code>.</p>
<form method="post" action="/faults"><button name="off" value="*">Turn all off</button></form>
<table>
<thead><tr><th scope="col">Fault</th><th scope="col">What happens</th><th scope="col">Status</th><th scope="col">Action</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
  return renderPage({ title: 'Faults', main, site: 'Faults of the stand-in server' });
}

function button(name: string, isOn: boolean): string {
  const action = isOn ? 'off' : 'on';
  return `<form method="post" action="/faults"><button name="${action}" value="${name}" aria-label="Turn ${action}: ${name}">Turn ${action}</button></form>`;
}
