import type { Announcement } from './announcements';

const BLANK = /\[([^\]]+)\]/g;

/** What the announcer filled in, keyed by the words in the brackets. */
export type Names = Readonly<Record<string, string>>;

/** Splits a paragraph into fixed words and blanks. The `text` of a blank is what was filled in, or ''. */
export const segmentsOf = (paragraph: string, names: Names): { text: string; blank?: string }[] =>
  // Every second part of the split was in brackets.
  paragraph
    .split(BLANK)
    .map((text, index) => (index % 2 === 0 ? { text } : { blank: text, text: names[text]?.trim() ?? '' }));

/** What the announcer reads. Unfilled blanks keep their brackets. */
export const readingOf = ({ paragraphs }: Announcement, names: Names): string[] =>
  paragraphs.map((paragraph) =>
    segmentsOf(paragraph, names)
      .map(({ text, blank }) => (blank !== undefined && text === '' ? `[${blank}]` : text))
      .join(''),
  );

/** Each blank once, in order of appearance. */
export function blanksOf(announcements: readonly Announcement[]): string[] {
  const text = announcements.flatMap(({ paragraphs }) => paragraphs).join(' ');
  return [...new Set(Array.from(text.matchAll(BLANK), ([, words = '']) => words))];
}
