import { cleanEmail } from '@/shared/lib/clean-text';
import { foldText } from '@/shared/lib/text';
import { addressesIn, hasLetter, plainText, withoutAddresses } from './pastedText';
import { MAX_ROWS, readAssistants } from './readAssistants';
import { isName, spelledBy, splitName, swap, WHOLE } from './readName';

const fold = (text: string): string => foldText(cleanEmail(text));
/** Matches vCards: most of their lines name nobody and would crowd out the other lines. */
const CARDS = /^BEGIN:VCARD$[^]*?^END:VCARD$/gim;

const mayBeName = (line: string): boolean => isName(splitName(line.split('\t')[0] ?? '', undefined, ''));

/** The people in a line whose address spells words of the same line, such as "Bo Fox bfox@gazette.example". */
function namedIn(line: string): { name: string; address: string }[] {
  const words = withoutAddresses(line)
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter(Boolean);
  // Tries last names of one word and of two words.
  const names = [2, 3].flatMap((end) =>
    words.map((FirstName, index) => ({ FirstName, LastName: words.slice(index + 1, index + end).join(' ') })),
  );
  return addressesIn(line).flatMap(({ address }) => {
    const spelled =
      names.find((name) => [name, swap(name)].some((either) => spelledBy(address, either) === WHOLE)) ??
      names.find((name) => spelledBy(address, name) > 0);
    return spelled === undefined ? [] : { name: `${spelled.FirstName} ${spelled.LastName}`, address };
  });
}

/**
 * The lines of a pasted text from which no person was read, including headings; lines that look like names come first. They are followed
 * by people who were left out although another person was read from the same line.
 */
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
  const others = lines
    .filter(isRead)
    .flatMap(namedIn)
    .filter(({ name, address }) => !isRead(name) && !isRead(address))
    .map(({ name, address }) => `${name} ${address}`);
  const unread = [...new Set(lines)].filter((line) => hasLetter(line) && !isRead(line));
  return [...unread.filter(mayBeName), ...unread.filter((line) => !mayBeName(line)), ...new Set(others)];
}
