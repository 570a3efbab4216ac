const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Matches URLs in a text, without trailing punctuation that belongs to the sentence. */
const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/gi;

/** Turns text into HTML in which only http and https URLs are links. */
export function linkify(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    html += escapeHtml(text.slice(end, match.index)) + link(match[0], match[0]);
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}

export function link(href: string, label: string): string {
  return /^https?:\/\//i.test(href)
    ? `<a href="${escapeHtml(href)}" rel="noreferrer">${escapeHtml(label)}</a>`
    : escapeHtml(`${label} (${href})`);
}
