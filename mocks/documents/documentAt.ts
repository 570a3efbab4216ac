import { LimitedMap } from '../http/LimitedMap';
import { escapeHtml } from '../html/text';
import { documentTitle, seedOf } from './describe';
import { htmlDocument } from './htmlDocument';
import { pdfDocument } from './pdfDocument';
import { wavDocument } from './wavDocument';

export interface PublishedDocument {
  contentType: string;
  body: Buffer;
}

interface Kind {
  contentType: string;
  make: (segments: readonly string[]) => string | Uint8Array;
}

/** Kinds of documents by the file extension in their path; every other path is an HTML page. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['pdf', { contentType: 'application/pdf', make: pdfDocument }],
  ['wav', { contentType: 'audio/wav', make: wavDocument }],
  ['svg', { contentType: 'image/svg+xml', make: svgDocument }],
]);

const PAGE: Kind = { contentType: 'text/html; charset=utf-8', make: htmlDocument };

const cache = new LimitedMap<string, PublishedDocument>(300);

export function documentAt(segments: readonly string[]): PublishedDocument {
  const key = segments.join('/');
  const known = cache.get(key);
  if (known) return known;
  const extension = /\.([a-z0-9]+)$/i.exec(segments.at(-1) ?? '')?.[1]?.toLowerCase() ?? '';
  const { contentType, make } = KINDS.get(extension) ?? PAGE;
  const document = { contentType, body: Buffer.from(make(segments)) };
  cache.set(key, document);
  return document;
}

function svgDocument(segments: readonly string[]): string {
  const { title } = documentTitle(segments);
  const hue = seedOf(segments.join('/')) % 360;
  const initials = title
    .split(' ')
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .slice(0, 3)
    .toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 140" width="120" height="140" role="img" aria-label="${escapeHtml(title)}">
<path d="M10 10h100v70c0 30-30 45-50 52C40 125 10 110 10 80z" fill="hsl(${String(hue)} 55% 28%)" stroke="hsl(${String((hue + 40) % 360)} 70% 55%)" stroke-width="6"/>
<text x="60" y="80" text-anchor="middle" font-family="Georgia, serif" font-size="40" font-weight="700" fill="#fff">${escapeHtml(initials)}</text>
</svg>
`;
}
