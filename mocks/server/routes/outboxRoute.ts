import { renderPage } from '../../html/renderPage';
import { escapeHtml, link, linkify } from '../../html/text';
import type { OutboxFolder, StoredMail } from '../../mail/outboxFolder';
import { isBelow, isRead, pathOf, type Route, sendHtml } from '../answers';

const PREFIX = '/outbox';
const LISTED = 200;
const SITE = 'Outbox of the stand-in server';

export function outboxRoute(folder: OutboxFolder, ready: () => Promise<void>): Route {
  return async (request, response) => {
    const path = pathOf(request);
    if (!isBelow(PREFIX, path)) return false;
    if (!isRead(request, response)) return true;
    await ready();
    const id = path.slice(PREFIX.length + 1);
    if (id === '') {
      sendHtml(response, 200, renderOutbox(await folder.list(LISTED), LISTED));
      return true;
    }
    const mail = await folder.read(id);
    if (mail) sendHtml(response, 200, renderMail(mail));
    else sendHtml(response, 404, renderMissingMail());
    return true;
  };
}

export function renderOutbox(mails: readonly StoredMail[], limit: number): string {
  const rows = mails.map(
    ({ id, sentAt, to, subject, kind }) =>
      `<tr><td>${time(sentAt)}</td><td>${escapeHtml(to)}</td><td><a href="/outbox/${id}">${escapeHtml(subject)}</a></td><td>${escapeHtml(kind)}</td></tr>`,
  );
  const main =
    rows.length === 0
      ? '<p>No messages have been sent yet.</p>'
      : `<table>
<thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Kind</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
${rows.length === limit ? `<p>The list shows the newest ${limit} messages. Older ones are files in the outbox folder.</p>` : ''}`;
  return renderPage({ title: 'Outbox', main, site: SITE });
}

export function renderMail({ to, subject, text, sentAt, kind, delivered, links = [] }: StoredMail): string {
  const buttons = links.map(({ href, label }) => `<li>${link(href, label)}</li>`);
  const main = `<p><a href="/outbox">All messages</a></p>
<dl>
<dt>To</dt><dd>${escapeHtml(to)}</dd>
<dt>Sent</dt><dd>${time(sentAt)}${delivered ? ', also over SMTP' : ''}</dd>
<dt>Kind</dt><dd>${escapeHtml(kind)}</dd>
</dl>
<div class="letter">${linkify(text)}</div>
${buttons.length === 0 ? '' : `<h2>Links in this message</h2>\n<ul>${buttons.join('')}</ul>`}`;
  return renderPage({ title: subject, main, site: SITE });
}

function renderMissingMail(): string {
  const main = '<p>This message does not exist. <a href="/outbox">All messages</a></p>';
  return renderPage({ title: 'Message not found', main, site: SITE });
}

const time = (iso: string): string =>
  `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.replace('T', ' ').slice(0, 19))} UTC</time>`;
