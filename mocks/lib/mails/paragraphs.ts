import { association } from '../association';

/** A value as one line: rows of older databases may hold line breaks, which would pass for lines of the mail's own. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** The text of a mail: its paragraphs and the association's signature. */
export const paragraphs = (...texts: readonly string[]): string =>
  [...texts, `${association.name}\n${association.mediaEmail}`].join('\n\n') + '\n';
