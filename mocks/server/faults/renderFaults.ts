import { scenarios } from '../../scenarios';
import { escapeHtml } from '../html/escapeHtml';
import { renderPage } from '../html/renderPage';
import type { Faults } from './createFaults';
import { FAULT_HEADER } from './createFaults';

export function renderFaults(faults: Faults): string {
  const rows = Object.entries(scenarios).map(([name, { title, description }]) => {
    const isOn = faults.isOn(name);
    return `<tr><th scope="row">${escapeHtml(title)}<br><code>${name}</code></th><td>${escapeHtml(description)}</td><td>${isOn ? 'on' : 'off'}</td><td>${button(name, title, isOn)}</td></tr>`;
  });
  const main = `<p>A fault that is on strikes everyone who uses this server, until it is switched off or the server ends.
A single request asks for one with the header <code>${FAULT_HEADER}: name</code>.</p>
<form method="post" action="/faults"><button name="off" value="*">Switch all off</button></form>
<table>
<thead><tr><th scope="col">Fault</th><th scope="col">What happens</th><th scope="col">Now</th><th scope="col">Switch</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
  return renderPage({ title: 'Faults', main, site: 'Faults of the stand-in server' });
}

function button(name: string, title: string, isOn: boolean): string {
  const action = isOn ? 'off' : 'on';
  return `<form method="post" action="/faults"><button name="${action}" value="${name}" aria-label="Switch ${action}: ${escapeHtml(title)}">Switch ${action}</button></form>`;
}
