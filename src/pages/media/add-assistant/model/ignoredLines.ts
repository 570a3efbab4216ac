import { cleanEmail } from '@/shared/lib/clean-text';
import { foldText } from '@/shared/lib/text';
import { hasLetter, plainText } from './pastedText';
import { MAX_ROWS, readAssistants } from './readAssistants';
import { isName, splitName } from './readName';

const fold = (text: string): string => foldText(cleanEmail(text));
/** Matches vCards: most of their lines name nobody and would crowd out the other lines. */
const CARDS = /^BEGIN:VCARD$[^]*?^END:VCARD$/gim;

const mayBeName = (line: string): boolean => isName(splitName(line.split('\t')[0] ?? '', undefined, ''));

/** The lines of a pasted text from which nobody's name or address was read, headings too. Likely names come first. */
export function ignoredLines(text: string): string[] {
  const people = readAssistants(text);
  if (people.length > MAX_ROWS) return [];
  const read = people.map(({ values: { FirstName, LastName, Email } }) => ({
    address: fold(Email),
    names: fold(`${FirstName} ${LastName}`).split(' '),
  }));
  const isRead = (line: string): boolean => {
    const folded = fold(line);
    const words = new Set(folded.split(' '));
    return read.some(
      ({ address, names }) =>
        (address !== '' && folded.includes(address)) || (names.length > 1 && names.every((name) => words.has(name))),
    );
  };
  const lines = plainText(text).replace(CARDS, '').split('\n');
  const unread = [...new Set(lines)].filter((line) => hasLetter(line) && !isRead(line));
  return [...unread.filter(mayBeName), ...unread.filter((line) => !mayBeName(line))];
}
