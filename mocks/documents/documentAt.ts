import { config } from '@/shared/config/config';
import { renderPage } from '../html/renderPage';
import { escapeHtml } from '../html/text';

const ACRONYMS = new Set('psa psas kay nfhs usd pa tv ks pdf ad faq'.split(' '));
const SMALL = new Set(['and', 'of', 'the', 'for', 'in', 'on', 'a', 'to', 'at', 'by', 'or']);

interface PublishedDocument {
  contentType: string;
  text: string;
}

/** Generates a placeholder: a crest (SVG) for an address that ends in .svg, and an HTML page for any other address. */
export function documentAt(segments: readonly string[]): PublishedDocument {
  const titles = segments.map(titleOf).filter((text) => text !== '');
  const title = titles.at(-1) ?? 'Welcome';
  if (/\.svg$/i.test(segments.at(-1) ?? ''))
    return { contentType: 'image/svg+xml', text: crest(title, hueOf(segments.join('/'))) };
  const text = page(title, titles.slice(0, -1), segments.includes('video'));
  return { contentType: 'text/html; charset=utf-8', text };
}

/** `2022-23-fall.pdf` → "2022-23 Fall" */
function titleOf(segment: string): string {
  const spaced = segment
    .replace(/\.[a-z][a-z0-9]{0,4}$/i, '')
    .replace(/[_+\s]+/g, ' ')
    // Replaces hyphens that join words with spaces; one between digits belongs to a school year.
    .replace(/(?<!\d)-|-(?!\d)/g, ' ')
    .trim();
  return spaced
    .split(/\s+/)
    .map((word, index) => capitalized(word, index))
    .join(' ');
}

function capitalized(word: string, index: number): string {
  const lower = word.toLowerCase();
  if (ACRONYMS.has(lower)) return word.toUpperCase();
  if (index > 0 && SMALL.has(lower)) return lower;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function page(title: string, sections: readonly string[], isVideo: boolean): string {
  const strong = `<strong>${escapeHtml(title)}</strong>`;
  const sentence = isVideo
    ? `The video sample ${strong} plays at this address.`
    : `The ${escapeHtml(config.association.name)} publishes ${strong} at this address.`;
  const main = `${sections.length === 0 ? '' : `<p>${sections.map(escapeHtml).join(' › ')}</p>`}
<p>${sentence}</p>
<p>This is a placeholder page of the stand-in server. A deployed portal links to the association’s own site.</p>`;
  return renderPage({ title, main, site: config.association.name });
}

/** Hashes an address (FNV-1a), so that the same address always gives the same color. */
function hueOf(address: string): number {
  let hash = 0x811c9dc5;
  for (const character of address) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % 360;
}

function crest(title: string, hue: number): string {
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
