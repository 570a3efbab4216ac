import { headingLines, kindOf, withoutTitles } from './headings';
import { addressesIn, hasLetter, isAddress, plainText, tidy } from './pastedText';
import { mixedOf, namesOf, recipientsOf, unwrapped } from './recipients';

/** Tried in this order: if two separators fit equally well, the first one is used. */
const SEPARATORS = ['\t', ';', ',', '|'];

/**
 * Splits a text into rows of cells. Quotes count only around a whole cell: `"Mimi" Lou` is a name with a nickname. They don't
 * count if they enclose a line break, a separator, and an address: otherwise, a stray quote would swallow the next lines.
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

/** The name on a card and, in one cell, its preferred work addresses, else its work addresses, else all of its addresses. */
function cardOf(card: string): { isDivided: boolean; cells: string[] } {
  const fieldsOf = (name: string): { type: string; value: string }[] =>
    [...card.matchAll(new RegExp(`^(?:[\\w-]+\\.)?${name}(;[^:\\n]*)?:(.*)$`, 'gim'))].map(
      ([, type = '', value = '']) => ({ type, value }),
    );
  const [last = '', first = '', , , suffix = ''] = (fieldsOf('N')[0]?.value ?? '').replaceAll('\\;', ' ').split(';');
  const isDivided = hasLetter(last + first);
  const emails = fieldsOf('EMAIL');
  // Address books mark the first address as preferred by themselves, so this mark only chooses between work addresses.
  const atWork = emails.filter(({ type }) => /\bwork\b/i.test(type));
  const preferred = atWork.filter(({ type }) => /\bpref\b/i.test(type));
  const [best = emails] = [preferred, atWork].filter(({ length }) => length > 0);
  const names = isDivided ? [last, first, suffix] : [fieldsOf('FN')[0]?.value ?? ''];
  const cells = [...names, best.map(({ value }) => value).join(' ')];
  return { isDivided, cells: cells.map((cell) => tidy(cell.replace(/\\(.)/g, '$1'))) };
}

/**
 * Reads vCards, the format of address books on phones and in Apple's programs, into two tables: cards with separate first and last names,
 * and the others. A table with an address comes first, because lines above the first address could be a title.
 */
function cardsOf(text: string): string[][] | undefined {
  if (!/^BEGIN:VCARD/im.test(text)) return undefined;
  const [, ...parts] = text.replace(/\n[ \t]/g, '').split(/^BEGIN:VCARD/im);
  // A card of a business names nobody, unless it has a person's divided name.
  const isCompany = (card: string): boolean => /^X-ABShowAs:COMPANY$/im.test(card);
  const cards = parts.filter((card) => !isCompany(card) || cardOf(card).isDivided).map(cardOf);
  const tables = [true, false]
    .map((isDivided) => cards.filter((card) => card.isDivided === isDivided).map(({ cells }) => cells))
    .map((rows, index) => [[...(index === 0 ? ['Last Name', 'First Name', 'Suffix'] : ['Name']), 'Email'], ...rows])
    .filter(({ length }) => length > 1);
  const hasAddress = (table: readonly string[][]): boolean => table.some((row) => row.some(isAddress));
  return [...tables.filter(hasAddress), ...tables.filter((table) => !hasAddress(table))].flat();
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

/** Splits text copied from a spreadsheet, an address book, an email, or a page of text into rows of cells. */
export function splitTable(pasted: string): string[][] {
  const text = unwrapped(plainText(pasted));
  return (
    cardsOf(text) ??
    labeledOf(text) ??
    signaturesOf(text) ??
    namesOf(text) ??
    mixedOf(text) ??
    recipientsOf(text) ??
    tableOf(text)
  );
}
