import { addressesIn, hasLetter, isAddress, withoutAddresses } from './addresses';
import { headingIndex } from './headings';
import { plainText, tidy } from './plainText';
import { cardsOf, labeledOf, signaturesOf } from './splitBlocks';

/** Tried in this order: if two separators fit equally well, the first one is used. */
const SEPARATORS = ['\t', ';', ',', '|'];

/**
 * Splits a text into rows of cells. Quotes count only around a whole cell: `"Mimi" Lou` is a name with a nickname. They don't
 * count around a line break, a separator, and an address, because a stray quote would swallow the following lines.
 */
function cellsBy(separator: string, text: string): string[][] {
  const quoted = new RegExp(`[ ]*"([^"]*(?:""[^"]*)*)"[ ]*(?=[${separator}\\n]|$)`, 'y');
  const plain = new RegExp(`([^${separator}\\n]*)`, 'y');
  const swallows = (cell: string): boolean => ['\n', separator, '@'].every((sign) => cell.includes(sign));
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    quoted.lastIndex = plain.lastIndex = at;
    const whole = quoted.exec(text)?.[1];
    const isQuoted = whole !== undefined && !swallows(whole);
    row.push(tidy(isQuoted ? whole.replaceAll('""', '"') : (plain.exec(text)?.[1] ?? '')));
    at = isQuoted ? quoted.lastIndex : plain.lastIndex;
    if (text[at] === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Whether commas only part last from first names, as in "Reyes, Ana ana@gazette.example": each address follows a name. */
const areInNames = (rows: readonly string[][]): boolean =>
  !rows.some((row) => row.some(isAddress)) &&
  rows.some((row) => row.some((cell) => addressesIn(cell).length > 0)) &&
  headingIndex(rows) === -1;

/** Splits by the separator that leaves most addresses alone in their cells, or, without any, that most lines have. */
function tableOf(text: string): string[][] {
  let best: string[][] = [];
  let most = -1;
  for (const separator of SEPARATORS) {
    const cells = cellsBy(separator, text);
    const rows = separator === ',' && areInNames(cells) ? text.split('\n').map((line) => [tidy(line)]) : cells;
    const alone = rows.filter((row) => row.some(isAddress));
    const score = alone.length * rows.length + rows.filter(({ length }) => length > 1).length;
    if (score > most) [best, most] = [rows, score];
  }
  return best;
}

/** The number of characters before an address in which its name is looked for. */
const LONGEST = 300;

const AND = /\s(?:and|und|et|y|&|\/)\s/;

const RECIPIENT = /[\p{L}.'"’”)]\s+[<([]\s*(?:mailto:)?[^<>()[\]\s]+@[^<>()[\]\s]+[>)\]]/u;

/** Whether a separator divides the line into cells that each have a name and one address. */
const hasPeople = (line: string): boolean =>
  [';', ',', AND].some((separator) => {
    const cells = line.split(separator).filter((cell) => cell.trim() !== '');
    const isPerson = (cell: string): boolean => addressesIn(cell).length === 1 && hasLetter(withoutAddresses(cell));
    return cells.length > 1 && cells.every(isPerson);
  });

/** Reads three or more recipients whose addresses a mail program hides: `Ana Reyes; Lou Day; Bo Fox`. */
function namesOf(text: string): string[][] | undefined {
  const names = [';', ','].map((separator) =>
    text
      .split(separator)
      .map(tidy)
      .filter((name) => name !== ''),
  );
  const isList = (list: string[]): boolean => list.length > 2 && list.every((name) => name.includes(' '));
  return /[@\t\n]/.test(text.trim()) ? undefined : names.find(isList)?.map((name) => [name, '']);
}

/** Reads recipients as mail programs write them, one person per address: `Ana Reyes <ana@gazette.example>; …`. */
function recipientsOf(text: string): string[][] | undefined {
  const names = namesOf(text);
  if (names !== undefined) return names;
  const people: string[][] = [];
  // The head of a mail has lines without people, such as "Subject: …".
  const isHead = /^(?:to|cc|from):.*@/im.test(text);
  for (const quoted of text.split('\n')) {
    if (quoted.trim() === '' || (isHead && !quoted.includes('@') && /^\w+: /.test(quoted))) continue;
    const line = quoted.replace(/^"([^"]*)"$/, '$1');
    const found = addressesIn(line);
    // Drops an address that is repeated at once, because some programs write it as the name, too.
    const last = found.filter(({ address }, index) => address !== found[index + 1]?.address);
    const isDistinct = new Set(last.map(({ address }) => address.toLowerCase())).size === last.length;
    const isList = RECIPIENT.test(line) || hasPeople(line) ? isDistinct : !hasLetter(withoutAddresses(line));
    if (found.length === 0 || !isList || line.includes('\t')) return undefined;
    let from = 0;
    // Whether each name comes after its address: "khoffman@kwch.example (Karen Hoffman), …".
    const areNamesAfter =
      last.length > 1 &&
      !RECIPIENT.test(line) &&
      !hasLetter(line.slice(0, last[0]?.at)) &&
      hasLetter(line.slice(last.at(-1)?.end));
    if (areNamesAfter) {
      last.forEach(({ address, end }, index) => {
        people.push([
          tidy(withoutAddresses(line.slice(end, last[index + 1]?.at)).replace(/^[\s(,;:|-]+|[\s),;:|-]+$/g, '')),
          address,
        ]);
      });
      continue;
    }
    for (const { address, at, end } of last) {
      const name = withoutAddresses(line.slice(Math.max(from, at - LONGEST), at))
        .replace(/^[\s>)\]},;|]*(?:(?:to|cc|bcc|from):|(?:and|und|et|y|&|\/)\s)?|[\s<([{]*$/gi, '')
        .replace(/^(["'])\s*\1$/, '');
      people.push([tidy(name.replace(/^'(.*)'$/, '$1')), address]);
      from = end;
    }
    // Adds the people without an address at the end of the line.
    const rest = line.slice(from).split(';').slice(1).map(tidy);
    people.push(...rest.filter(hasLetter).map((name) => [name, '']));
  }
  return people;
}

/** Rows of cells from what a spreadsheet, an address book, a mail, or a page of text gives when it is copied. */
export function splitTable(pasted: string): string[][] {
  const text = plainText(pasted);
  return cardsOf(text) ?? labeledOf(text) ?? signaturesOf(text) ?? recipientsOf(text) ?? tableOf(text);
}
