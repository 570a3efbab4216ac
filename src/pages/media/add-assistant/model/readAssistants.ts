import { emptyContact, type ContactValues } from '@/features/staff';
import { cleanEmail } from '@/shared/lib/clean-text';
import { isEmail } from '@/shared/lib/email';
import { columnsOf, readingsOf, type Row, type Column } from './columns';
import { kindOf, headingIndex, rankOf } from './headings';
import { isAddress, addressesIn, splitTable } from './splitTable';
import { isName, spelledBy, type Name } from './readName';

const hasLetter = (cell: string): boolean => /\p{L}/u.test(cell);

const inParts = (row: Row, width: number): Row[] =>
  Array.from({ length: Math.ceil(row.length / width) }, (_, part) => row.slice(part * width, (part + 1) * width));

/** Whether each `width` cells of the row hold one person. The last line may have fewer people and empty cells. */
function hasPeople(row: Row, width: number): boolean {
  const parts = inParts(row, width).filter((part) => part.some((cell) => cell !== ''));
  const place = parts[0]?.findIndex(isAddress) ?? -1;
  return (
    place !== -1 &&
    parts.every(
      (part) =>
        part.every((cell, index) => isAddress(cell) === (index === place)) &&
        part
          .filter((_, index) => index !== place)
          .join(' ')
          .split(/[\s,]+/)
          .filter(hasLetter).length > 1,
    )
  );
}

/**
 * The number of cells per person if each line holds several people, such as name, address, name, address; else undefined.
 * The headings must repeat too, because a second address on a line may be the same person's, or the boss's.
 */
function cellsPerPerson(headings: Row, lines: readonly Row[]): number | undefined {
  const filled = lines.filter((row) => row.some((cell) => hasLetter(cell)));
  const places = filled.map((row) => row.flatMap((cell, index) => (isAddress(cell) ? index : [])));
  const [first = 0, second = 0] = places.find(({ length }) => length > 1) ?? [];
  const width = second - first;
  if (width < 2 || !filled.every((row) => hasPeople(row, width))) return undefined;
  const kinds = inParts(headings, width).map((part) => part.map((heading) => kindOf(heading) ?? 'whole').join());
  return kinds.every((kind) => kind === kinds[0]) ? width : undefined;
}

/** As many rows as a user can review at once; more are only counted. */
export const MAX_ROWS = 200;

/** What the user should check in a row before it is added. */
export type Question = 'names' | 'email';

export interface ReadAssistant {
  values: ContactValues;
  asks: readonly Question[];
}

interface ReadEmail {
  Email: string;
  /** False if another address of the row would do as well, or if the column of addresses is empty in this row. */
  isSure: boolean;
  /** The address is in another column than in other rows, so the row may be shifted, and its names too. */
  isElsewhere: boolean;
}

/** Picks the row's email address. `columns` are sorted, the most trusted first. */
function emailOf(row: Row, columns: readonly Column[]): ReadEmail {
  const found = columns.flatMap(({ index, heading }) => {
    const cell = cleanEmail(row[index] ?? '');
    const addresses = isEmail(cell) ? [cell] : addressesIn(cell).map(({ address }) => address);
    return addresses.map((address) => ({ address, index, rank: rankOf(heading) }));
  });
  const column = columns.find(({ addresses }) => addresses > 0) ?? columns.find(({ kind }) => kind === 'Email');
  const cell = column === undefined ? '' : (row[column.index] ?? '');
  const [best, ...others] = found;
  if (best === undefined) {
    // Returns text that is no address, such as "ana@gazette", so that the user can correct it.
    return { Email: column?.kind === 'Email' || cell.includes('@') ? cell : '', isSure: true, isElsewhere: false };
  }
  const source = columns.find(({ index }) => index === best.index);
  // Whether the address is from another column, such as the notes or the boss's: it may be somebody else's.
  const isFallback =
    source !== column && (column?.kind === 'Email' || (column?.addresses ?? 0) > (source?.addresses ?? 0));
  const isSame = (address: string): boolean => address.toLowerCase() === best.address.toLowerCase();
  return {
    Email: best.address,
    isSure: !(isFallback && cell === '') && others.every(({ address, rank }) => isSame(address) || rank > best.rank),
    isElsewhere: best.index !== column?.index && (cell !== '' || (isFallback && source?.kind !== 'Email')),
  };
}

/** Whether the address spells the names swapped. If headings give their order, it must spell both. */
function isSwapped(name: Name, email: string): boolean {
  if (name.order === 'certain') return false;
  const swapped = spelledBy(email, { FirstName: name.LastName, LastName: name.FirstName });
  return swapped > Math.max(spelledBy(email, name), name.order === 'given' ? 1 : 0);
}

const NOBODY: Name = { FirstName: '', LastName: '', isSure: true, order: 'certain' };

/** Empties a text without letters, because digits are never a name. */
const lettersOnly = (text = ''): string => (/\p{L}/u.test(text) ? text : '');

/**
 * The people of a pasted table. Each column is judged by its cells and its heading. If several columns could be the names,
 * the email addresses decide, because most spell their owner's name. What stays open is asked of the user (`asks`).
 */
export function readAssistants(text: string): ReadAssistant[] {
  const rows = splitTable(text);
  const at = headingIndex(rows);
  const lines = rows.slice(at + 1);
  const width = cellsPerPerson(rows[at] ?? [], lines);
  const headings = rows[at]?.slice(0, width) ?? [];
  // Leaves out repeated headings and lines without a letter or "@", such as rules, blank lines, and mere numbers.
  const body = (width === undefined ? lines : lines.flatMap((row) => inParts(row, width))).filter(
    (row) => row.some((cell) => /[\p{L}@]/u.test(cell)) && row.join('\t') !== headings.join('\t'),
  );
  if (body.length > MAX_ROWS) return body.map(() => ({ values: emptyContact, asks: [] }));
  const columns = columnsOf(headings, body);
  const trusted = columns
    .filter(({ kind }) => kind !== 'someoneElse')
    .sort((a, b) => rankOf(a.heading) - rankOf(b.heading) || b.addresses - b.others - (a.addresses - a.others));
  const suffix = columns.find(({ kind }) => kind === 'Suffix');

  const people = body.map((row) => ({ row, ...emailOf(row, trusted) }));
  const readings = readingsOf(columns, at >= 0).map((read) => {
    const names = people.map(({ row, Email }) => read(row, Email));
    const score = names.reduce((sum, name, index) => sum + spelledBy(people[index]?.Email ?? '', name), 0);
    return { names, score };
  });
  const most = Math.max(...readings.map(({ score }) => score));
  const [best, ...equals] = readings.filter(({ score }) => score === most).map(({ names }) => names);

  const swapped = people.filter(({ Email }, index) => isSwapped(best?.[index] ?? NOBODY, Email)).length;
  const spelled = people.filter(({ Email }, index) => spelledBy(Email, best?.[index] ?? NOBODY) > 0).length;

  return people.map(({ row, Email, isSure, isElsewhere }, index) => {
    const name = best?.[index] ?? NOBODY;
    const FirstName = lettersOnly(name.FirstName);
    const LastName = [lettersOnly(name.LastName), row[suffix?.index ?? -1] ?? ''].join(' ').trim();
    const isDoubtful =
      !name.isSure ||
      isElsewhere ||
      (width !== undefined && spelledBy(Email, name) === 0) ||
      !isName({ FirstName, LastName }) ||
      equals.some((names) => names[index]?.FirstName !== name.FirstName || names[index].LastName !== name.LastName) ||
      isSwapped(name, Email) ||
      (swapped > spelled && name.order !== 'certain');
    const asks: Question[] = isDoubtful ? ['names'] : [];
    return { values: { ...emptyContact, FirstName, LastName, Email }, asks: isSure ? asks : [...asks, 'email'] };
  });
}
