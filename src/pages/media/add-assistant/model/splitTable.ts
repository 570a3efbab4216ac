import { cleanText } from '@/shared/lib/clean-text';
import { isEmail } from '@/shared/lib/email';
import { plainText } from './plainText';

/** Finds addresses in a text. No character of an address may precede one, or it would be the rest of a longer one. */
const ADDRESS =
  /(^|[^\p{L}\p{N}\p{M}!#$%&^~+=._-])([a-z0-9!#$%&^~+_-][a-z0-9!#$%&'^~+=_.-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+)(?![\p{L}\p{N}@_-])/giu;

interface Found {
  address: string;
  at: number;
  end: number;
}

export const addressesIn = (text: string): Found[] =>
  [...text.matchAll(ADDRESS)].map(({ 1: before = '', 2: address = '', index }) => {
    const at = index + before.length;
    return { address, at, end: at + address.length };
  });

export const withoutAddresses = (text: string): string => text.replace(ADDRESS, '$1').replace(/\bmailto:/gi, '');

/** Whether the cell is one address, even in brackets or after "mailto:". */
export const isAddress = (cell: string): boolean =>
  isEmail(cell) || (addressesIn(cell).length === 1 && !hasLetter(withoutAddresses(cell)));

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Tried in this order: if two separators fit equally well, the first one is used. */
const SEPARATORS = ['\t', ';', ',', '|'];

const tidy = (cell: string): string =>
  cleanText(cell)
    .replace(/ +/g, ' ')
    .replace(/^"(.*)"$/, '$1')
    .trim();

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

/** Splits by the separator that leaves most addresses alone in their cells, or, without any, that most lines have. */
function tableOf(text: string): string[][] {
  let best: string[][] = [];
  let most = -1;
  for (const separator of SEPARATORS) {
    const rows = cellsBy(separator, text);
    const alone = rows.filter((row) => row.some(isAddress));
    const score = alone.length * rows.length + rows.filter(({ length }) => length > 1).length;
    if (score > most) [best, most] = [rows, score];
  }
  return best;
}

/** The number of characters before an address in which its name is looked for. */
const LONGEST = 300;

const AND = /\s(?:and|und|et|y|&|\/)\s/;

const RECIPIENT = /[\p{L}.'"’)]\s+[<([]\s*(?:mailto:)?[^<>()[\]\s]+@[^<>()[\]\s]+[>)\]]/u;

/** Whether a separator divides the line into cells that each have a name and one address. */
const hasPeople = (line: string): boolean =>
  [';', ',', AND].some((separator) => {
    const cells = line.split(separator).filter((cell) => cell.trim() !== '');
    const isPerson = (cell: string): boolean => addressesIn(cell).length === 1 && hasLetter(withoutAddresses(cell));
    return cells.length > 1 && cells.every(isPerson);
  });

/** Reads recipients as mail programs write them, one person per address: `Ana Reyes <ana@gazette.example>; …`. */
function recipientsOf(text: string): string[][] | undefined {
  const people: string[][] = [];
  for (const quoted of text.split('\n').filter((other) => other.trim() !== '')) {
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

/** Reads vCards, the format of address books on phones and in Apple's programs, into a table. */
function cardsOf(text: string): string[][] | undefined {
  if (!/^BEGIN:VCARD/im.test(text)) return undefined;
  const rows: string[][] = [['Last Name', 'First Name', 'Suffix', 'Email']];
  for (const card of text
    .replace(/\n[ \t]/g, '')
    .split(/^BEGIN:VCARD/im)
    .slice(1)) {
    const valuesOf = (field: string): string[] =>
      [...card.matchAll(new RegExp(`^(?:[\\w-]+\\.)?${field}(?:;[^:\\n]*)?:(.*)$`, 'gim'))].map(
        ([, value = '']) => value,
      );
    const [last = '', first = '', , , suffix = ''] = (valuesOf('N')[0] ?? '').replaceAll('\\;', ' ').split(';');
    const cells = [last, first, suffix, valuesOf('EMAIL').join(' ')];
    rows.push(cells.map((cell) => tidy(cell.replace(/\\(.)/g, '$1'))));
  }
  return rows;
}

/** Reads blocks of lines, one per person, divided by blank lines or each ended by its address; the name comes first. */
function signaturesOf(text: string): string[][] | undefined {
  if (text.includes('\t') || addressesIn(text).length === 0) return undefined;
  const lines = text.trim().split('\n').map(tidy);
  const hasOne = (block: readonly string[]): boolean => block.filter((line) => line.includes('@')).length === 1;
  const paragraphs = lines
    .join('\n')
    .split(/\n\n+/)
    .map((block) => block.split('\n'));
  const blocks = paragraphs.every(hasOne)
    ? paragraphs
    : cutAfter(
        lines.filter((line) => line !== ''),
        isAddress,
      );
  const people = blocks.map((block) => {
    const address = block.map((line) => line.replace(/^e-?mail:? /i, '')).find(isAddress);
    const others = block.filter((line) => !line.includes('@'));
    const isSignature = hasOne(block) && /^[^,;|]*\S [^,;|]*$/.test(block[0] ?? '') && !/@|mail/i.test(block[0] ?? '');
    return address !== undefined && isSignature ? [address, ...others] : undefined;
  });
  return people.every((person) => person !== undefined) ? people : undefined;
}

function cutAfter(lines: readonly string[], isLast: (line: string) => boolean): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    blocks.at(-1)?.push(line);
    if (isLast(line)) blocks.push([]);
  }
  return blocks.filter(({ length }) => length > 0);
}

/** Rows of cells from what a spreadsheet, an address book, a mail, or a page of text gives when it is copied. */
export function splitTable(pasted: string): string[][] {
  const text = plainText(pasted);
  return cardsOf(text) ?? signaturesOf(text) ?? recipientsOf(text) ?? tableOf(text);
}
