import { headingLines, kindOf, withoutTitles } from './headings';
import { isName, splitName } from './readName';
import { addressesIn, hasLetter, isAddress, plainText, tidy, withoutAddresses } from './pastedText';

/** Tried in this order: if two separators fit equally well, the first one is used. */
const SEPARATORS = ['\t', ';', ',', '|'];

/**
 * Splits a text into rows of cells. Quotes count only around a whole cell: `"Mimi" Lou` is a name with a nickname. They don't
 * count if they enclose a line break, a separator, and an address: a stray quote would swallow the lines that follow.
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

/** Whether commas only separate last and first names, as in "Reyes, Ana ana@gazette.example": no cell is just an address. */
const areInNames = (rows: readonly string[][]): boolean =>
  !rows.flat().some(isAddress) &&
  addressesIn(rows.flat().join('\n')).length > 0 &&
  headingLines(withoutTitles(rows)).length === 0;

/** Splits at the separator that puts the most addresses in their own cells or, without addresses, splits the most lines. */
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

/** Reads vCards, the format of address books on phones and in Apple's programs, into a table with headings. */
function cardsOf(text: string): string[][] | undefined {
  if (!/^BEGIN:VCARD/im.test(text)) return undefined;
  const [, ...cards] = text.replace(/\n[ \t]/g, '').split(/^BEGIN:VCARD/im);
  return cards.flatMap((card) => {
    const valuesOf = (field: string): string[] =>
      [...card.matchAll(new RegExp(`^(?:[\\w-]+\\.)?${field}(?:;[^:\\n]*)?:(.*)$`, 'gim'))].map(
        ([, value = '']) => value,
      );
    const [last = '', first = '', , , suffix = ''] = (valuesOf('N')[0] ?? '').replaceAll('\\;', ' ').split(';');
    const isDivided = hasLetter(last + first);
    const names = isDivided ? [last, first, suffix] : [valuesOf('FN')[0] ?? ''];
    return [
      [...(isDivided ? ['Last Name', 'First Name', 'Suffix'] : ['Name']), 'Email'],
      [...names, valuesOf('EMAIL').join(' ')].map((cell) => tidy(cell.replace(/\\(.)/g, '$1'))),
    ];
  });
}

/** Converts blocks of lines such as "Name: Ana Reyes" into tables whose headings are the labels. */
function labeledOf(text: string): string[][] | undefined {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => /^([^:@\t]{1,40}): *(.*)$/.exec(line)));
  const isLabeled = blocks.every(
    (lines) => lines.every((line) => line !== null) && lines.some((line) => kindOf(line[1] ?? '') === 'Email'),
  );
  if (!isLabeled) return undefined;
  return blocks.flatMap((lines) => [1, 2].map((part) => lines.map((line) => tidy(line?.[part] ?? ''))));
}

/** Reads blocks of lines that start with a name, one per person. Blank lines separate the blocks, or each ends with an address. */
function signaturesOf(text: string): string[][] | undefined {
  if (text.includes('\t') || addressesIn(text).length === 0) return undefined;
  const hasAt = (line: string): boolean => line.includes('@');
  const hasOne = (block: readonly string[]): boolean => block.filter(hasAt).length === 1;
  const lines = text.trim().split('\n').map(tidy);
  const paragraphs = lines
    .join('\n')
    .split(/\n\n+/)
    .map((block) => block.split('\n'));
  const withAddress = paragraphs.filter((block) => block.some(hasAt));
  const areBlocks = withAddress.every(hasOne) && withAddress.some(({ length }) => length > 1);
  // Leaves out single lines, such as the page's title, but no lines with an address.
  const blocks = areBlocks
    ? paragraphs.filter((block) => block.length > 1 || block.some(hasAt))
    : cutAfterAddresses(lines);
  const people = blocks.map((block) => {
    // Keeps a single line such as "Contact us: …" whole instead of taking a name from it, because it may not name anyone.
    if (areBlocks && block.length === 1) return block;
    const [name = ''] = block;
    const isName = /^[^,;|]*\S [^,;|]*$/.test(name) && !/@|mail/i.test(name);
    const address = block.map((line) => line.replace(/^e-?mail:? /i, '')).find(isAddress);
    const isPerson = hasOne(block) ? address !== undefined : areBlocks && !block.some(hasAt);
    return isName && isPerson ? [address ?? '', ...block.filter((line) => !hasAt(line))] : undefined;
  });
  return people.every((person) => person !== undefined) ? people : undefined;
}

function cutAfterAddresses(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines.filter((one) => one !== '')) {
    blocks.at(-1)?.push(line);
    if (isAddress(line)) blocks.push([]);
  }
  return blocks.filter(({ length }) => length > 0);
}

const RECIPIENT = /[\p{L}.'"’”)]\s+[<([]\s*(?:mailto:)?[^<>()[\]\s]+@[^<>()[\]\s]+[>)\]]/u;

/** Whether a separator divides the line into cells that each have a name and one address; between semicolons, some may lack it. */
const hasPeople = (line: string): boolean =>
  [';', ',', /\s(?:and|und|et|y|&|\/)\s/].some((separator) => {
    const cells = line.split(separator).filter((cell) => cell.trim() !== '');
    const counts = cells.map((cell) => addressesIn(cell).length);
    const areNamed = cells.length > 1 && cells.every((cell) => hasLetter(withoutAddresses(cell)));
    const haveOne = counts.filter((count) => count === 1).length;
    return areNamed && Math.max(...counts) === 1 && haveOne >= (separator === ';' ? 2 : cells.length);
  });

/** Reads three or more recipients whose addresses a mail program hides: `Ana Reyes; Lou Day; Bo Fox`. */
function namesOf(text: string): string[][] | undefined {
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
function recipientsOf(text: string): string[][] | undefined {
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

/** Splits text copied from a spreadsheet, an address book, an email, or a page of text into rows of cells. */
export function splitTable(pasted: string): string[][] {
  const text = plainText(pasted);
  return cardsOf(text) ?? labeledOf(text) ?? signaturesOf(text) ?? namesOf(text) ?? recipientsOf(text) ?? tableOf(text);
}
