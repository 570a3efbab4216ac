import { association } from '../association';

/** The text of a mail: its paragraphs and the association's signature. */
export const paragraphs = (...texts: readonly string[]): string =>
  [...texts, `${association.name}\n${association.mediaEmail}`].join('\n\n') + '\n';
