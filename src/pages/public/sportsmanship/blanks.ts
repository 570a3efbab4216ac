import type { Announcement } from './announcements';

const BLANK = /\[([^\]]+)\]/;
const WORDS_PER_SECOND = 150 / 60;

/** What the announcer filled in, by the words of the blank. */
export type Names = Readonly<Record<string, string>>;

/** Plain words, or a blank and what was filled in ('' if nothing). */
export type Segment = { kind: 'words'; text: string } | { kind: 'blank'; blank: string; text: string };

export function segmentsOf(paragraph: string, names: Names): Segment[] {
  // Every second part of the split was in brackets.
  return paragraph
    .split(BLANK)
    .map((text, index): Segment =>
      index % 2 === 0 ? { kind: 'words', text } : { kind: 'blank', blank: text, text: names[text]?.trim() ?? '' },
    );
}

/** Unfilled blanks keep their brackets. */
export const fillBlanks = (paragraph: string, names: Names): string =>
  segmentsOf(paragraph, names)
    .map((segment) => (segment.kind === 'blank' && segment.text === '' ? `[${segment.blank}]` : segment.text))
    .join('');

/** Each blank once, in order of appearance. */
export function blanksOf(announcements: readonly Announcement[]): string[] {
  const segments = announcements.flatMap(({ paragraphs }) => paragraphs.flatMap((text) => segmentsOf(text, {})));
  return [...new Set(segments.flatMap((segment) => (segment.kind === 'blank' ? [segment.blank] : [])))];
}

/** The reading time at 150 words a minute. */
export const secondsOf = (paragraphs: readonly string[]): number =>
  Math.round(paragraphs.join(' ').split(/\s+/).filter(Boolean).length / WORDS_PER_SECOND);
