import { addressesIn, hasLetter, isAddress } from './addresses';
import { kindOf } from './headings';
import { tidy } from './plainText';

/** Reads vCards, the format of address books on phones and in Apple's programs, into a table. */
export function cardsOf(text: string): string[][] | undefined {
  if (!/^BEGIN:VCARD/im.test(text)) return undefined;
  const rows: string[][] = [];
  for (const card of text
    .replace(/\n[ \t]/g, '')
    .split(/^BEGIN:VCARD/im)
    .slice(1)) {
    const valuesOf = (field: string): string[] =>
      [...card.matchAll(new RegExp(`^(?:[\\w-]+\\.)?${field}(?:;[^:\\n]*)?:(.*)$`, 'gim'))].map(
        ([, value = '']) => value,
      );
    const [last = '', first = '', , , suffix = ''] = (valuesOf('N')[0] ?? '').replaceAll('\\;', ' ').split(';');
    const isDivided = hasLetter(last + first);
    const names = isDivided ? [last, first, suffix] : [valuesOf('FN')[0] ?? ''];
    rows.push(
      [...(isDivided ? ['Last Name', 'First Name', 'Suffix'] : ['Name']), 'Email'],
      [...names, valuesOf('EMAIL').join(' ')].map((cell) => tidy(cell.replace(/\\(.)/g, '$1'))),
    );
  }
  return rows;
}

/** Reads blocks of lines such as "Name: Ana Reyes" into tables with these headings. */
export function labeledOf(text: string): string[][] | undefined {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => /^([^:@\t]{1,40}): *(.*)$/.exec(line)));
  const isLabeled = blocks.every(
    (lines) => lines.every((line) => line !== null) && lines.some((line) => kindOf(line[1] ?? '') === 'Email'),
  );
  return isLabeled
    ? blocks.flatMap((lines) => [1, 2].map((part) => lines.map((line) => tidy(line?.[part] ?? ''))))
    : undefined;
}

/** Reads blocks of lines, one per person, divided by blank lines or each ended by its address; the name comes first. */
export function signaturesOf(text: string): string[][] | undefined {
  if (text.includes('\t') || addressesIn(text).length === 0) return undefined;
  const lines = text.trim().split('\n').map(tidy);
  const hasOne = (block: readonly string[]): boolean => block.filter((line) => line.includes('@')).length === 1;
  const paragraphs = lines
    .join('\n')
    .split(/\n\n+/)
    .map((block) => block.split('\n'));
  const withAddress = paragraphs.filter((block) => block.some((line) => line.includes('@')));
  const areBlocks = withAddress.every(hasOne) && withAddress.some(({ length }) => length > 1);
  const blocks = areBlocks
    ? // Leaves out single lines, such as the page's title, but no lines with an address.
      paragraphs.filter((block) => block.length > 1 || withAddress.includes(block))
    : cutAfter(
        lines.filter((line) => line !== ''),
        isAddress,
      );
  const people = blocks.map((block) => {
    // Takes no name from a line such as "Contact us: …", because it may name nobody.
    if (areBlocks && block.length === 1) return block;
    const address = block.map((line) => line.replace(/^e-?mail:? /i, '')).find(isAddress);
    const others = block.filter((line) => !line.includes('@'));
    const isName = /^[^,;|]*\S [^,;|]*$/.test(block[0] ?? '') && !/@|mail/i.test(block[0] ?? '');
    if (areBlocks && isName && !withAddress.includes(block)) return ['', ...others];
    return address !== undefined && isName && hasOne(block) ? [address, ...others] : undefined;
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
