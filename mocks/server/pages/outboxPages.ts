import { escapeHtml, link, linkify } from '../../html/text';
import { renderPage } from '../../html/renderPage';
import type { StoredMail } from '../../mail/outboxFolder';

const SITE = 'Outbox of the stand-in server';

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

export function renderMissingMail(): string {
  const main = '<p>This message does not exist. <a href="/outbox">All messages</a></p>';
  return renderPage({ title: 'Message not found', main, site: SITE });
}

const time = (iso: string): string =>
  `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.replace('T', ' ').slice(0, 19))} UTC</time>`;
