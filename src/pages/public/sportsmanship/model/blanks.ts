import type { Announcement } from '../config/announcements';

const BLANK = /\[([^\]]+)\]/;
const WORDS_PER_SECOND = 150 / 60;

/** What is read out, by the words in brackets that it stands for. */
export type Names = Readonly<Record<string, string>>;

/** A part of a text: words as they stand, or a blank with what was filled in (`''` where nothing was). */
export type Piece = { kind: 'words'; text: string } | { kind: 'blank'; blank: string; text: string };

export function piecesOf(paragraph: string, names: Names): Piece[] {
  // Every second part of the split is what stood in brackets.
  return paragraph
    .split(BLANK)
    .map((text, index): Piece =>
      index % 2 === 0 ? { kind: 'words', text } : { kind: 'blank', blank: text, text: names[text]?.trim() ?? '' },
    );
}

/** The paragraph as it is read; a blank that nobody filled in keeps its brackets. */
export const filledIn = (paragraph: string, names: Names): string =>
  piecesOf(paragraph, names)
    .map((piece) => (piece.kind === 'blank' && piece.text === '' ? `[${piece.blank}]` : piece.text))
    .join('');

/** The blanks of all announcements, each once, in the order of the evening. */
export function blanksOf(announcements: readonly Announcement[]): string[] {
  const pieces = announcements.flatMap(({ paragraphs }) => paragraphs.flatMap((text) => piecesOf(text, {})));
  return [...new Set(pieces.flatMap((piece) => (piece.kind === 'blank' ? [piece.blank] : [])))];
}

/** Whole seconds at 150 words a minute. */
export const secondsOf = (paragraphs: readonly string[]): number =>
  Math.round(paragraphs.join(' ').split(/\s+/).filter(Boolean).length / WORDS_PER_SECOND);
