import { escapeHtml } from '../server/html/escapeHtml';

/** Ends before punctuation that belongs to the sentence, not to the address. */
const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/gi;

/** Escaped text in which http and https addresses, and no others, are links. */
export function linkify(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    html += escapeHtml(text.slice(end, match.index)) + link(match[0], match[0]);
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}

/** A link where the address is http or https, else the label and the address as text. */
export function link(href: string, label: string): string {
  return /^https?:\/\//i.test(href)
    ? `<a href="${escapeHtml(href)}" rel="noreferrer">${escapeHtml(label)}</a>`
    : escapeHtml(`${label} (${href})`);
}
