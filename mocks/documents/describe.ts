const ACRONYMS = new Set('psa psas kay nfhs usd pa tv ks pdf ad faq'.split(' '));
const SMALL = new Set(['and', 'of', 'the', 'for', 'in', 'on', 'a', 'to', 'at', 'by', 'or']);

interface DocumentTitle {
  title: string;
  sections: string[];
}

/** `['publications', 'journals', '2022-23-fall.pdf']` → title "2022-23 Fall" in Publications, Journals. */
export function documentTitle(segments: readonly string[]): DocumentTitle {
  const readable = segments.map((segment) => words(segment)).filter((text) => text !== '');
  return { title: readable.at(-1) ?? 'Welcome', sections: readable.slice(0, -1) };
}

function words(segment: string): string {
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

/** Hashes an address (FNV-1a), so that the same address always gives the same picture and sound. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
