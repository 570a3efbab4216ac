import { config } from '@/shared/config/config';

/** Replaces line breaks, which older databases may contain and which would look like lines of the email itself. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

export const paragraphs = (...texts: readonly string[]): string =>
  [...texts, `${config.association.name}\n${config.association.mediaEmail}`].join('\n\n') + '\n';
