import { foldText } from '@/shared/lib/text';
import { addressesIn, hasLetter, tidy, withoutAddresses } from './pastedText';
import { isName, spelledBy, splitName, WORK, type Name } from './readName';

/** Matches a name with its address in brackets. */
const RECIPIENT = /[\p{L}.'"’”)]\s+[<([]\s*(?:mailto:)?[^<>()[\]\s]+@[^<>()[\]\s]+[>)\]]/u;

/** Matches what begins the recipients in the head of a mail. */
const HEAD = /^(?:to|cc|bcc|from):/i;

/** Whether every address of the line is in brackets behind a name. In the line of a table, only another address of the person is. */
const areInBrackets = (line: string): boolean =>
  (line.match(new RegExp(RECIPIENT, 'gu')) ?? []).length === addressesIn(line).length;

/** Whether a separator divides the line into cells that each have a name and one address; between semicolons, some may lack the address. */
const hasPeople = (line: string): boolean =>
  [';', ',', /\s(?:and|und|et|y|&|\/)\s/].some((separator) => {
    const cells = line.split(separator).filter((cell) => cell.trim() !== '');
    const counts = cells.map((cell) => addressesIn(cell).length);
    const areNamed = cells.length > 1 && cells.every((cell) => hasLetter(withoutAddresses(cell)));
    const haveOne = counts.filter((count) => count === 1).length;
    return areNamed && Math.max(...counts) === 1 && haveOne >= (separator === ';' ? 2 : cells.length);
  });

const nameOf = (text: string, email = ''): Name => splitName(text, undefined, email);

/** The words behind the last separator of a line of recipients, if they have no address: an entry that may go on in the next line. */
function openEnd(line: string): { words: string; separator: string } | undefined {
  const end = addressesIn(line).at(-1)?.end ?? 0;
  const rest = line.slice(end);
  const [separator] = /[;,]/.exec(rest) ?? [];
  const isList = areInBrackets(line) || hasPeople(line.slice(0, end));
  if (separator === undefined || !isList || line.includes('\t')) return undefined;
  // A separator in quotes that are still open belongs to the name.
  const isOpen = rest.split('"').length % 2 === 0;
  const words = tidy(rest.slice(isOpen ? rest.lastIndexOf('"') : rest.lastIndexOf(separator) + 1));
  return hasLetter(words) ? { words, separator } : undefined;
}

/** Whether an entry at the end of a line goes on in the next one. Two whole names are two people, unless an address spells both as one. */
function goesOn(line: string, next: string): boolean {
  const end = openEnd(line);
  if (end === undefined || !/[@;]/.test(next) || /^[\w-]+:|\t/.test(next) || WORK.test(foldText(end.words)))
    return false;
  const [found] = addressesIn(next);
  const head = next.slice(0, found?.at);
  const email = head.includes(end.separator) ? '' : found?.address;
  const start = nameBefore(head.split(end.separator)[0] ?? '');
  const [own, joined] = [nameOf(start, email), nameOf(`${end.words} ${start}`, email)];
  // An address without brackets may be a recipient of its own.
  if (start === '') return /^\s*[<([]/.test(next);
  const areTwo = isName(nameOf(end.words)) && isName(own);
  return !areTwo || spelledBy(email ?? '', joined) > spelledBy(email ?? '', own);
}

/** Mail programs wrap at 66 to 78 characters; somebody has ended a line that is shorter, or one person's alone. */
const mayBeWrapped = (line: string): boolean => line.length >= 50 && addressesIn(line).length > 1;

/** Joins the lines of recipients that a mail program wrapped inside a name: `Ana Reyes <ana@gazette.example>, Mary⏎Kay Day <…>`. */
export function unwrapped(text: string): string {
  const [first = '', ...others] = text.split('\n');
  // If every line has words behind a comma at its end, they are notes.
  const withAddress = [first, ...others].filter((line) => line.includes('@'));
  if (withAddress.every((line) => openEnd(line)?.separator === ',')) return text;
  const lines = [first];
  for (const line of others) {
    const before = lines.at(-1) ?? '';
    if (mayBeWrapped(before) && goesOn(before, line)) lines.splice(-1, 1, `${before} ${line.trim()}`);
    else lines.push(line);
  }
  return lines.join('\n');
}

/** Whether lines with semicolons are rows of a table and not one list that was wrapped: all have an address, or as many cells. */
function isTable(lines: readonly string[]): boolean {
  const widths = new Set(lines.map((line) => line.split(';').length));
  const areRows = lines.every((line) => line.includes('@')) || widths.size === 1;
  return lines.length > 1 && (areRows || !lines.slice(0, -1).every((line) => line.includes(';')));
}

/**
 * Reads recipients of which a mail program shows some by name and the others by address: `Ana Reyes; Lou Day; bo@gazette.example; …`.
 * Three parts without a comma are one person's: `Ana Reyes; Great Bend; ana@gazette.example`. So is a line with a few other words, such
 * as the name of a group or "+3 others", if its address spells one of the names.
 */
export function mixedOf(pasted: string): string[][] | undefined {
  const lines = pasted.trim().split('\n');
  const text = lines.join(' ');
  const cells = text.split(';').map(tidy).filter(Boolean);
  const counts = cells.map((cell) => addressesIn(cell).length);
  const isList = cells.length >= (text.includes(',') ? 3 : 4) && counts.includes(0) && Math.max(...counts) === 1;
  if (text.includes('\t') || !isList || isTable(lines)) return undefined;
  const hidden = cells.filter((_, index) => counts[index] === 0).map(nameBefore);
  const names = hidden.filter((name) => isName(nameOf(name)));
  const isSpelled = addressesIn(text).some(({ address }) =>
    names.some((name) => spelledBy(address, nameOf(name, address)) > 0),
  );
  const hasOthers = names.length < hidden.length;
  if (isSpelled && (hasOthers || lines.length > 1)) return undefined;
  // In several lines with nearly as many addresses as names, each is likelier one person's.
  if (lines.length > 1 && names.length <= 2 * (cells.length - hidden.length)) return undefined;
  if (hasOthers && (names.length * 2 <= hidden.length || names.length < 2)) return undefined;
  return cells.map((cell) => [nameBefore(cell), addressesIn(cell)[0]?.address ?? '']);
}

/** Reads three or more recipients whose addresses a mail program hides: `Ana Reyes; Lou Day; Bo Fox`. */
export function namesOf(text: string): string[][] | undefined {
  const line = text.trim().replaceAll(';\n', '; ');
  if (/[@\t\n]/.test(line)) return undefined;
  // Between semicolons, the name of a group may be one word.
  const areNames = (names: readonly string[]): boolean =>
    names.every((name) => name.includes(' ')) ||
    (line.includes(';') && names.filter((name) => isName(nameOf(name))).length > 2);
  return [';', ',']
    .map((separator) => line.split(separator).map(tidy).filter(Boolean))
    .find((names) => names.length > 2 && areNames(names))
    ?.map((name) => [name, '']);
}

/** The name before an address, without the brackets, labels, and separators around it. */
const nameBefore = (text: string): string =>
  withoutAddresses(text)
    .replace(/^[\s>)\]},;|]*(?:(?:to|cc|bcc|from):|(?:and|und|et|y|&|\/)\s)?|[\s<([{]*$/gi, '')
    .replace(/^(["'])\s*\1$/, '')
    .replace(/^'(.*)'$/, '$1');

/** The names before an address: between semicolons, the people before its own may lack theirs. */
function namesBefore(text: string): string[] {
  const names = text.split(';').map(nameBefore).filter(hasLetter);
  return names.length > 1 && names.every((name) => isName(nameOf(name))) ? names : [nameBefore(text)];
}

const nameAfter = (text: string): string => withoutAddresses(text).replace(/^[\s(,;:|-]+|[\s),;:|-]+$/g, '');

/** Reads recipients as mail programs write them, one person per address: `Ana Reyes <ana@gazette.example>; …`. */
export function recipientsOf(text: string): string[][] | undefined {
  const people: string[][] = [];
  // An email's header also has lines without people, such as "Subject: …".
  const isHead = /^(?:to|cc|from):.*@/im.test(text);
  for (const quoted of text.split('\n')) {
    if (quoted.trim() === '' || (isHead && !quoted.includes('@') && /^\w+: /.test(quoted))) continue;
    const line = quoted.replace(/^"([^"]*)"$/, '$1');
    const mixed = isHead ? mixedOf(line) : undefined;
    if (mixed !== undefined) {
      people.push(...mixed);
      continue;
    }
    // Drops an address that is immediately repeated: some programs also write it in place of the name.
    const found = addressesIn(line).filter(({ address }, index, all) => address !== all[index + 1]?.address);
    // In a list, somebody may be named twice, if each address is in brackets behind a name.
    const isDistinct =
      new Set(found.map(({ address }) => address.toLowerCase())).size === found.length || areInBrackets(line);
    const isList =
      RECIPIENT.test(line) || hasPeople(line) ? isDistinct : !hasLetter(withoutAddresses(line).replace(HEAD, ''));
    if (found.length === 0 || !isList || line.includes('\t')) return undefined;
    const before = line.slice(0, found[0]?.at);
    const rest = line.slice(found.at(-1)?.end);
    // Whether each name comes after its address: "khoffman@kwch.example (Karen Hoffman), …".
    const areAfter = found.length > 1 && !RECIPIENT.test(line) && !hasLetter(before) && hasLetter(rest);
    found.forEach(({ address, at, end }, index) => {
      const names = areAfter
        ? [nameAfter(line.slice(end, found[index + 1]?.at))]
        : namesBefore(line.slice(found[index - 1]?.end ?? 0, at));
      people.push(...names.map((name, place) => [tidy(name), place === names.length - 1 ? address : '']));
    });
    // Adds the people without an address at the end of the line.
    const [separator = ';'] = /[;,]/.exec(rest) ?? [];
    const others = areAfter ? [] : rest.split(separator).slice(1).map(tidy);
    // After a comma, a single word or a job is a note.
    const isOther = separator === ';' ? hasLetter : (name: string) => isName(splitName(name, undefined, ''));
    people.push(...others.filter(isOther).map((name) => [name, '']));
  }
  return people;
}
