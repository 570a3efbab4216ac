const ACRONYMS = new Set('psa psas kay nfhs usd pa tv ks pdf ad faq'.split(' '));
const SMALL = new Set(['and', 'of', 'the', 'for', 'in', 'on', 'a', 'to', 'at', 'by', 'or']);

export interface DocumentTitle {
  title: string;
  /** The folders above it, from the outermost, already readable. */
  sections: string[];
}

/** `['publications', 'journals', '2022-23-fall.pdf']` → title "2022-23 Fall" in sections Publications, Journals. */
export function documentTitle(segments: readonly string[]): DocumentTitle {
  const readable = segments.map((segment) => words(segment)).filter((text) => text !== '');
  return { title: readable.at(-1) ?? 'Welcome', sections: readable.slice(0, -1) };
}

function words(segment: string): string {
  const spaced = segment
    .replace(/\.[a-z][a-z0-9]{0,4}$/i, '')
    .replace(/[_+\s]+/g, ' ')
    // A hyphen between digits belongs to a school year, any other joins words.
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
