import { addressesIn, hasLetter, tidy, withoutAddresses } from './pastedText';
import { isName, splitName } from './readName';

const RECIPIENT = /[\p{L}.'"’”)]\s+[<([]\s*(?:mailto:)?[^<>()[\]\s]+@[^<>()[\]\s]+[>)\]]/u;

/** Whether a separator divides the line into cells that each have a name and one address; between semicolons, some may lack the address. */
const hasPeople = (line: string): boolean =>
  [';', ',', /\s(?:and|und|et|y|&|\/)\s/].some((separator) => {
    const cells = line.split(separator).filter((cell) => cell.trim() !== '');
    const counts = cells.map((cell) => addressesIn(cell).length);
    const areNamed = cells.length > 1 && cells.every((cell) => hasLetter(withoutAddresses(cell)));
    const haveOne = counts.filter((count) => count === 1).length;
    return areNamed && Math.max(...counts) === 1 && haveOne >= (separator === ';' ? 2 : cells.length);
  });

/**
 * Reads recipients of which a mail program shows some by name and the others by address: `Ana Reyes; Lou Day; bo@gazette.example; …`.
 * Three parts without a comma are one person's: `Ana Reyes; Great Bend; ana@gazette.example`.
 */
export function mixedOf(text: string): string[][] | undefined {
  const cells = text.split(';').map(tidy).filter(Boolean);
  const counts = cells.map((cell) => addressesIn(cell).length);
  const areNames = cells.every((cell, index) => counts[index] === 1 || isName(splitName(cell, undefined, '')));
  const isList = cells.length >= (text.includes(',') ? 3 : 4) && counts.includes(0) && counts.includes(1);
  if (/[\t\n]/.test(text.trim()) || !isList || !areNames) return undefined;
  return cells.map((cell) => [nameBefore(cell), addressesIn(cell)[0]?.address ?? '']);
}

/** Reads three or more recipients whose addresses a mail program hides: `Ana Reyes; Lou Day; Bo Fox`. */
export function namesOf(text: string): string[][] | undefined {
  if (/[@\t\n]/.test(text.trim())) return undefined;
  return [';', ',']
    .map((separator) => text.split(separator).map(tidy).filter(Boolean))
    .find((names) => names.length > 2 && names.every((name) => name.includes(' ')))
    ?.map((name) => [name, '']);
}

/** The name before an address, without the brackets, labels, and separators around it. */
const nameBefore = (text: string): string =>
  withoutAddresses(text)
    .replace(/^[\s>)\]},;|]*(?:(?:to|cc|bcc|from):|(?:and|und|et|y|&|\/)\s)?|[\s<([{]*$/gi, '')
    .replace(/^(["'])\s*\1$/, '')
    .replace(/^'(.*)'$/, '$1');

const nameAfter = (text: string): string => withoutAddresses(text).replace(/^[\s(,;:|-]+|[\s),;:|-]+$/g, '');

/** Reads recipients as mail programs write them, one person per address: `Ana Reyes <ana@gazette.example>; …`. */
export function recipientsOf(text: string): string[][] | undefined {
  const people: string[][] = [];
  // An email's header also has lines without people, such as "Subject: …".
  const isHead = /^(?:to|cc|from):.*@/im.test(text);
  for (const quoted of text.split('\n')) {
    if (quoted.trim() === '' || (isHead && !quoted.includes('@') && /^\w+: /.test(quoted))) continue;
    const line = quoted.replace(/^"([^"]*)"$/, '$1');
    // Drops an address that is immediately repeated: some programs also write it in place of the name.
    const found = addressesIn(line).filter(({ address }, index, all) => address !== all[index + 1]?.address);
    const isDistinct = new Set(found.map(({ address }) => address.toLowerCase())).size === found.length;
    const isList = RECIPIENT.test(line) || hasPeople(line) ? isDistinct : !hasLetter(withoutAddresses(line));
    if (found.length === 0 || !isList || line.includes('\t')) return undefined;
    const before = line.slice(0, found[0]?.at);
    const rest = line.slice(found.at(-1)?.end);
    // Whether each name comes after its address: "khoffman@kwch.example (Karen Hoffman), …".
    const areAfter = found.length > 1 && !RECIPIENT.test(line) && !hasLetter(before) && hasLetter(rest);
    found.forEach(({ address, at, end }, index) => {
      const name = areAfter
        ? nameAfter(line.slice(end, found[index + 1]?.at))
        : nameBefore(line.slice(found[index - 1]?.end ?? 0, at));
      people.push([tidy(name), address]);
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
