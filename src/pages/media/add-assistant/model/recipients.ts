import { foldText } from '@/shared/lib/text';
import { addressesIn, hasLetter, tidy, withoutAddresses } from './pastedText';
import { isName, spelledBy, splitName, WORK, type Name } from './readName';

/** Matches a name with its address in brackets. */
const RECIPIENT = /[\p{L}.'"’”)]\s+[<([]\s*(?:mailto:)?[^<>()[\]\s]+@[^<>()[\]\s]+[>)\]]/u;

/** Matches the header fields of an email that name people. */
const HEAD = /^(?:to|cc|bcc|from):/i;

/** Whether there are no words beside the addresses. */
const isUnnamed = (text: string): boolean => !hasLetter(withoutAddresses(text).replace(HEAD, ''));

/** Matches a table's row in which someone else's address follows in brackets: `Ana,Reyes,ana@gazette.example,Pat Boss <pat@…>`. */
const ROW = /^[^,;@]+(?:,[^,;@]*)*,\s*"?[^\s,;<>()@]+@[^\s,;<>()@]+,/;

/** Whether every address of the line is in brackets after a name. In a table's line, only an additional address may be. */
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

/** Matches the end of a recipient: a closing bracket, and a separator. */
const BEHIND = /^["'”’]?[>)\]]?\s*[;,]/;

/** Whether a separator follows every address but the last, and the words before each are one name, such as "Reyes, Ana", and not a table's cells. */
function areRecipients(text: string): boolean {
  const found = addressesIn(text);
  const starts = found.map(({ at }, index) => text.slice(found[index - 1]?.end ?? 0, at));
  const areSeparate = starts.every(
    (start, index) => (index === 0 || BEHIND.test(start)) && start.replace(BEHIND, '').split(',').length <= 2,
  );
  const end = text.slice(found.at(-1)?.end ?? 0);
  return (
    found.length > 2 && areSeparate && !hasLetter(end) && (isUnnamed(text) || RECIPIENT.test(text) || hasPeople(text))
  );
}

/**
 * Whether a mail program may have wrapped a line of recipients here. Programs wrap at 60 to 80 characters, so the author ended a short
 * line. Two whole names are two people, unless the address spells them as one.
 */
function mayBeWrapped(line: string, next: string): boolean {
  if (/[;,]\s*$/.test(line) || /^\s*[<([][^\s<>()[\]]+@/.test(next)) return true;
  const last = addressesIn(line).at(-1);
  const words = nameBefore(line.slice(last?.end ?? 0).replace(/^.*[;,]/, ''));
  // The list ends with an address that no separator follows.
  if (last !== undefined && words === '') return false;
  if (line.length < 40 || WORK.test(foldText(words))) return false;
  const [start = ''] = next.split(/[;,]/);
  const [{ address, at } = { address: '', at: start.length }] = addressesIn(start);
  const name = nameBefore(start.slice(0, at));
  // An address without brackets may be a recipient of its own.
  if (name === '') return spelledBy(address, nameOf(words)) > 0;
  const [own, joined] = [nameOf(name, address), nameOf(`${words} ${name}`, address)];
  const areTwo = isName(nameOf(words)) && isName(own);
  return !areTwo || spelledBy(address, joined) > spelledBy(address, own);
}

/** Joins each list of recipients that a mail program wrapped: `Ana Reyes <ana@gazette.example>, Mary⏎Kay Day <…>`. */
function withJoinedLists(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let run: string[] = [];
  lines.forEach((line, index) => {
    run.push(line);
    const next = lines[index + 1];
    if (next !== undefined && mayBeWrapped(line, next)) return;
    // A line that ends with a comma, such as "Please add for Friday,", may be above the list.
    const start = [0, run.findIndex((one) => one.includes('@'))].find((at) => areRecipients(run.slice(at).join(' ')));
    joined.push(...(start === undefined ? run : [...run.slice(0, start), run.slice(start).join(' ')]));
    run = [];
  });
  return joined;
}

/** Joins wrapped lists, and drops the words around them, such as greetings and signatures: the user is shown which were not read. */
export function unwrapped(text: string): string {
  // Blank lines, another header field, and a line such as "Please add:" end the recipients.
  const blocks = text.split(/\n\s*\n|\n(?=[\w-]+:)|(?<=:)\n/).map((block) => block.trim().split(/\s*\n\s*/));
  const lines = blocks.flatMap(withJoinedLists);
  if (!lines.some(areRecipients)) return text;
  const isRead = (line: string): boolean => areRecipients(line) || recipientsOf(line) !== undefined;
  return lines
    .flatMap((line) => (isRead(line) ? line : addressesIn(line).map(({ address }) => address)))
    .filter((line) => line.includes('@'))
    .join('\n');
}

/** Whether lines with semicolons are rows of a table and not one list that was wrapped: all have an address, or equally many cells. */
function isTable(lines: readonly string[]): boolean {
  const widths = new Set(lines.map((line) => line.split(';').length));
  const areRows = lines.every((line) => line.includes('@')) || widths.size === 1;
  return lines.length > 1 && (areRows || !lines.slice(0, -1).every((line) => line.includes(';')));
}

/**
 * Reads recipients of which a mail program shows some by name and the others by address: `Ana Reyes; Lou Day; bo@gazette.example; …`.
 * Does not read text that may describe one person: three parts without a comma (`Ana Reyes; Great Bend; ana@gazette.example`), or a line
 * with other words, such as the name of a group or "+3 others", in which the address spells one of the names.
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
  // If several lines have at least half as many addresses as names, each line is more likely one person's.
  if (lines.length > 1 && names.length <= 2 * (cells.length - hidden.length)) return undefined;
  if (hasOthers && (names.length * 2 <= hidden.length || names.length < 2)) return undefined;
  return cells.map((cell) => [nameBefore(cell), addressesIn(cell)[0]?.address ?? '']);
}

/** Reads three or more recipients whose addresses a mail program hides: `Ana Reyes; Lou Day; Bo Fox`. */
export function namesOf(text: string): string[][] | undefined {
  const line = text.trim().replaceAll(';\n', '; ');
  if (/[@\t\n]/.test(line)) return undefined;
  // In a list with semicolons, a name may be one word, such as that of a group.
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

/** The names before an address. With semicolons, there may be several: the address belongs to the last, and the others have none. */
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
    const isTitle = /:\s*$/.test(quoted) || (isHead && /^(?:\w+: |-{2,})/.test(quoted));
    if (quoted.trim() === '' || (isTitle && !quoted.includes('@'))) continue;
    const line = quoted.replace(/^"([^"]*)"$/, '$1');
    const mixed = isHead ? mixedOf(line) : undefined;
    if (mixed !== undefined) {
      people.push(...mixed);
      continue;
    }
    // Drops an address that is immediately repeated: some programs also write it in place of the name.
    const found = addressesIn(line).filter(({ address }, index, all) => address !== all[index + 1]?.address);
    // A list may contain an address twice if every address is in brackets after a name.
    const isDistinct =
      new Set(found.map(({ address }) => address.toLowerCase())).size === found.length || areInBrackets(line);
    const isList = RECIPIENT.test(line) || hasPeople(line) ? isDistinct : isUnnamed(line);
    if (found.length === 0 || !isList || line.includes('\t') || ROW.test(line)) return undefined;
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
