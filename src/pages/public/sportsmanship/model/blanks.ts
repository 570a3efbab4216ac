import type { Announcement } from '../config/announcements';

const BLANK = /\[([^\]]+)\]/;
const WORDS_PER_SECOND = 150 / 60;

/** Filled-in names by blank. */
export type Names = Readonly<Record<string, string>>;

/** Plain words, or a blank and what was filled in ('' if nothing). */
export type Piece = { kind: 'words'; text: string } | { kind: 'blank'; blank: string; text: string };

export function piecesOf(paragraph: string, names: Names): Piece[] {
  // Every second part of the split was in brackets.
  return paragraph
    .split(BLANK)
    .map((text, index): Piece =>
      index % 2 === 0 ? { kind: 'words', text } : { kind: 'blank', blank: text, text: names[text]?.trim() ?? '' },
    );
}

/** Unfilled blanks keep their brackets. */
export const filledIn = (paragraph: string, names: Names): string =>
  piecesOf(paragraph, names)
    .map((piece) => (piece.kind === 'blank' && piece.text === '' ? `[${piece.blank}]` : piece.text))
    .join('');

/** Each blank once, in order of appearance. */
export function blanksOf(announcements: readonly Announcement[]): string[] {
  const pieces = announcements.flatMap(({ paragraphs }) => paragraphs.flatMap((text) => piecesOf(text, {})));
  return [...new Set(pieces.flatMap((piece) => (piece.kind === 'blank' ? [piece.blank] : [])))];
}

/** At 150 words a minute. */
export const secondsOf = (paragraphs: readonly string[]): number =>
  Math.round(paragraphs.join(' ').split(/\s+/).filter(Boolean).length / WORDS_PER_SECOND);
