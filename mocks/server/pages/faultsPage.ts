import { scenarios } from '../../faults/scenarios';
import { escapeHtml } from '../../html/text';
import { renderPage } from '../../html/renderPage';
import { FAULT_HEADER, type Faults } from '../../faults/createFaults';

export function renderFaults(faults: Faults): string {
  const rows = Object.entries(scenarios).map(([name, { title, description }]) => {
    const isOn = faults.isOn(name);
    return `<tr><th scope="row">${escapeHtml(title)}<br><code>${name}</code></th><td>${escapeHtml(description)}</td><td>${isOn ? 'on' : 'off'}</td><td>${button(name, title, isOn)}</td></tr>`;
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

function button(name: string, title: string, isOn: boolean): string {
  const action = isOn ? 'off' : 'on';
  return `<form method="post" action="/faults"><button name="${action}" value="${name}" aria-label="Turn ${action}: ${escapeHtml(title)}">Turn ${action}</button></form>`;
}
