import { emptyContact, type ContactValues } from '@/features/staff';
import { hasLetter, isAddress } from './addresses';
import { columnsOf, readingsOf, type Reading, type Row } from './columns';
import { headingLines, kindOf, rankOf } from './headings';
import { isName, spelledBy, swap, type Name } from './readName';
import { personOf } from './readPerson';
import { splitTable } from './splitTable';

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

/** Whether the address spells the names swapped. If headings give their order, it must spell both. */
function isSwapped(name: Name, email: string): boolean {
  if (name.order === 'certain') return false;
  const swapped = spelledBy(email, swap(name));
  return swapped > Math.max(spelledBy(email, name), name.order === 'given' ? 1 : 0);
}

/** Finds no name, for a table that has only addresses. */
const NOBODY: Reading = {
  read: () => ({ FirstName: '', LastName: '', isSure: true, order: 'certain' }),
  isHeaded: false,
  isWhole: false,
};

/** Empties a text without letters, because digits are never a name. */
const lettersOnly = (text: string): string => (hasLetter(text) ? text : '');

/** Reads the people of one table. `headings` is empty if it has none. */
function readTable(headingCells: Row, lines: readonly Row[]): ReadAssistant[] {
  const width = cellsPerPerson(headingCells, lines);
  const headings = headingCells.slice(0, width);
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

  // A first line of several cells without an address may be headings in a language that we don't know.
  const hasAddress = (row: Row): boolean => row.some((cell) => cell.includes('@'));
  const first = body.find((row) => row.filter((cell) => cell !== '').length > 1);
  const mayHaveHeadings = headings.length > 0 || (first !== undefined && !hasAddress(first) && body.some(hasAddress));
  const readings = readingsOf(columns, mayHaveHeadings).map((reading) => {
    const people = body.map((row) => personOf(row, trusted, reading));
    return { ...reading, people, score: people.reduce((sum, { spelled }) => sum + spelled, 0) };
  });
  // Looks elsewhere only if no address spells a name that the headings promise: a "Name" may be a school's.
  const isSpelled = readings.some(({ isHeaded, score }) => isHeaded && score > 0);
  const likely = readings.filter(({ isHeaded }) => isHeaded || !isSpelled);
  const most = Math.max(...likely.map(({ score }) => score));
  const best = likely.find(({ score }) => score === most);
  const people = best?.people ?? body.map((row) => personOf(row, trusted, NOBODY));
  // Other ways to read the names that are as likely, or that may be whole names where no heading says which is.
  const rivals = likely.filter(
    (reading) => reading !== best && (reading.score === most || (best?.isHeaded === false && reading.isWhole)),
  );

  const swapped = people.filter(({ name, Email }) => isSwapped(name, Email)).length;
  const spelledRows = people.filter(({ spelled }) => spelled > 0).length;

  return people.map(({ name, Email, spelled, isSure, isElsewhere }, index) => {
    const FirstName = lettersOnly(name.FirstName);
    const LastName = [lettersOnly(name.LastName), body[index]?.[suffix?.index ?? -1] ?? ''].join(' ').trim();
    const isOther = (other: Name | undefined, isEqual: boolean): boolean =>
      other !== undefined &&
      (other.FirstName !== name.FirstName || other.LastName !== name.LastName) &&
      (isEqual || (isName(other) && spelled < 3));
    const isDoubtful =
      !name.isSure ||
      isElsewhere ||
      (width !== undefined && spelled === 0) ||
      !isName({ FirstName, LastName }) ||
      rivals.some((reading) => isOther(reading.people[index]?.name, reading.score === most)) ||
      isSwapped(name, Email) ||
      (swapped > spelledRows && name.order !== 'certain');
    const asks: Question[] = isDoubtful ? ['names'] : [];
    return { values: { ...emptyContact, FirstName, LastName, Email }, asks: isSure ? asks : [...asks, 'email'] };
  });
}

/**
 * The people of a pasted text. Each column is judged by its cells and its heading. If several columns could be the names,
 * the email addresses decide, because most spell their owner's name. What stays open is asked of the user (`asks`).
 */
export function readAssistants(text: string): ReadAssistant[] {
  const rows = splitTable(text);
  const starts = headingLines(rows);
  const [first] = starts;
  if (first === undefined) return readTable([], rows);
  // A line above the headings that has an address may be a person, but is more likely whom to ask about the list.
  const above = rows.slice(0, first).filter((row) => row.some((cell) => cell.includes('@')));
  return [
    ...readTable([], above).map((read): ReadAssistant => ({ ...read, asks: ['names'] })),
    ...starts.flatMap((start, index) => readTable(rows[start] ?? [], rows.slice(start + 1, starts[index + 1]))),
  ];
}
