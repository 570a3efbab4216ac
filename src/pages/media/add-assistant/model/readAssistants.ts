import { cleanEmail } from '@/shared/lib/clean-text';
import { isEmail } from '@/shared/lib/email';
import { foldText } from '@/shared/lib/text';
import { columnsOf, readingsOf, type Column, type Read, type Row } from './columns';
import { cellsAt, groupsOf } from './groups';
import { headingLines, isOfThePerson, mayBeOthers, rankOf, WHOLE_KINDS, withoutTitles } from './headings';
import { addressesIn, hasLetter, withoutAddresses } from './pastedText';
import {
  isLoneName,
  isName,
  isShouted,
  isSpelledOut,
  isWords,
  spelledBy,
  splitName,
  swap,
  WHOLE,
  WORK,
  type Name,
} from './readName';
import { splitTable } from './splitTable';
import type { Question, ReadAssistant } from './assistantTable';

/** The most rows that a user can review at once. The rows of a larger table are only counted, not read. */
export const MAX_ROWS = 200;

interface ReadPerson {
  name: Name;
  Email: string;
  /** How much of the name the address spells: see `spelledBy`. */
  spelled: number;
  /** The email is uncertain: another address of the row would do as well, or the column of addresses is empty in this row. */
  isEmailOpen: boolean;
  /** The address may be someone else's: the row names another person, or the column's heading may mean one. */
  mayBeOfAnother: boolean;
  /** The address is not where the heading or other rows have it, so this row, and with it the name, may be shifted. */
  isMisplaced: boolean;
}

/** Whether a text has words besides its addresses, but not this person's last name. */
function hasMore(text: string, { LastName }: Name): boolean {
  const rest = foldText(withoutAddresses(text));
  return rest !== '' && !rest.includes(foldText(LastName));
}

/** Whether the address spells another name in the row, in one cell or in two beside each other. */
const isSpelledElsewhere = (row: Row, address: string, name: Name): boolean =>
  spelledBy(address, name) === 0 &&
  row
    .flatMap((cell, index) => [cell, `${cell} ${row[index + 1] ?? ''}`])
    .filter((text) => isWords(text) && hasMore(text, name) && !WORK.test(foldText(text)))
    .some((text) => spelledBy(address, splitName(text, undefined, address)) > 0);

/** Whether the address seems to be someone else's: it spells another name in the row, or other words are beside it. */
const isOfAnother = (row: Row, address: string, name: Name): boolean =>
  isSpelledElsewhere(row, address, name) ||
  (spelledBy(address, name) === 0 && row.some((cell) => cell.includes(address) && hasMore(cell, name)));

/** Reads a row's name and email address, preferably one that spells the name. `columns` come with the most trusted first. */
function personOf(row: Row, columns: readonly Column[], read: Read): ReadPerson {
  const cellOf = (column?: Column): string => row[column?.index ?? -1] ?? '';
  const found = columns.flatMap((source) => {
    const text = cleanEmail(cellOf(source));
    const addresses = isEmail(text) ? [text] : addressesIn(text).map(({ address }) => address);
    return addresses.map((address) => {
      const name = read(row, address);
      return { address, name, spelled: spelledBy(address, name), source, text, rank: rankOf(source.heading) };
    });
  });
  const emailColumns = columns.filter(({ kind }) => kind === 'Email');
  const emailCells = emailColumns.map(cellOf).join(' ').trim();
  const column = columns.find(({ addresses }) => addresses > 0) ?? emailColumns[0];
  const best = found.find(({ spelled }) => spelled > 0) ?? found[0];
  const cell = cellOf(column);
  if (best === undefined) {
    // Returns text that is not a valid address, such as "ana@gazette", so that the user can correct it.
    const Email = column?.kind === 'Email' || cell.includes('@') ? cell : '';
    return { name: read(row, ''), Email, spelled: 0, isEmailOpen: false, mayBeOfAnother: false, isMisplaced: false };
  }
  const { address, name, spelled, source, text, rank } = best;
  const isMissing = columns.some(
    (other) => other.addresses > 0 && rankOf(other.heading) <= rank && cellOf(other) === '',
  );
  const others = found.filter((other) => other.address.toLowerCase() !== address.toLowerCase());
  const isRival = (other: (typeof found)[number]): boolean =>
    other.rank < rank ||
    (other.rank === rank &&
      (spelled === 0 || spelledBy(other.address, name) > 0 || spelledBy(other.address, swap(name)) > 0)) ||
    isOfAnother(row, other.address, name);
  // If a cell has more than an address and the name, the address may be broken: "li@usd345.k12 .ks.us".
  const isPiece =
    withoutAddresses(text).includes('@') ||
    (others.length === 0 && hasMore(text, name) && !text.includes(`<${address}>`));
  return {
    name,
    Email: isPiece ? text : address,
    spelled,
    mayBeOfAnother:
      spelled === 0 &&
      (isSpelledElsewhere(row, address, name) ||
        hasMore(text, name) ||
        !(isOfThePerson(source.heading) || hasLetter(withoutAddresses(text)))),
    isEmailOpen: (isMissing && spelled === 0) || others.some(isRival),
    isMisplaced:
      source.kind !== 'Email' &&
      ((source.addresses < (column?.addresses ?? 0) && !cell.includes('@')) ||
        (emailCells !== '' && !emailCells.includes('@'))),
  };
}

/** Whether the address spells the names swapped. */
const isSwapped = ({ name, Email, spelled }: ReadPerson): boolean =>
  spelled < WHOLE && spelledBy(Email, swap(name)) === WHOLE;

/** Whether the address spells this other person of the table, whose own address is a different one. */
const isAnothers = (address: string, { name, Email }: ReadPerson): boolean =>
  Email !== address && spelledBy(address, name) === WHOLE;

/** Reads the people of one table. `headingCells` is empty if it has no headings. */
function readTable(headingCells: Row, lines: readonly Row[]): ReadAssistant[] {
  const groups = groupsOf(headingCells, lines);
  const headingGroups = groups?.map((columns) => cellsAt(headingCells, columns)) ?? [];
  const [headings = headingCells] = headingGroups;
  // Not every group may be a person to add: a buyer's columns may stand beside an attendee's.
  const areOthers = mayBeOthers(headings, headingGroups);
  // Skips repeated headings and lines without a letter or "@", such as separator lines, blank lines, and lines of numbers.
  const body = lines
    .flatMap((row) => groups?.map((columns) => cellsAt(row, columns)) ?? [row])
    .filter((row) => row.some((cell) => /[\p{L}@]/u.test(cell)) && row.join('\t') !== headings.join('\t'));
  if (body.length > MAX_ROWS) return body.map(() => ({ values: { FirstName: '', LastName: '', Email: '' }, asks: [] }));
  const columns = columnsOf(headings, body);
  const trusted = columns
    .filter(({ kind }) => kind !== 'someoneElse')
    .sort((a, b) => rankOf(a.heading) - rankOf(b.heading) || b.addresses - b.others - (a.addresses - a.others));
  const suffix = columns.find(({ kind }) => kind === 'Suffix');
  // A first line of several cells without an address may be headings in a language that we don't know.
  const hasAddress = (row: Row): boolean => row.some((cell) => cell.includes('@'));
  const first = body.find((row) => row.filter((cell) => cell !== '').length > 1);
  const mayHaveHeadings = headings.length > 0 || (first !== undefined && !hasAddress(first) && body.some(hasAddress));
  const reads = readingsOf(columns, mayHaveHeadings);
  const readings = reads.map((read) => body.map((row) => personOf(row, trusted, read)));
  // Chooses the reading whose names the addresses spell best; if several are equal, the first.
  const scores = readings.map((people) => people.reduce((sum, { spelled }) => sum + spelled, 0));
  const chosen = scores.indexOf(Math.max(...scores));
  const people = readings[chosen] ?? [];
  // Names from another column than the one called "Name", such as "Coach", may be someone else's.
  const isAside = chosen > 0 && columns.some(({ kind }) => WHOLE_KINDS.includes(kind));
  // If an address spells a newsroom's name, the person to add may be in another column: these columns may name people.
  const besides = columns.filter(({ kind, hasWholeNames }) => kind === undefined && hasWholeNames);
  const areMostSwapped = people.filter(isSwapped).length > people.filter(({ spelled }) => spelled > 0).length;
  return people.map((person, index) => {
    const { name, Email, spelled, isEmailOpen, mayBeOfAnother, isMisplaced } = person;
    const LastName = [name.LastName, body[index]?.[suffix?.index ?? -1] ?? ''].join(' ').trim();
    const isAnotherName = (other: Name | undefined): boolean =>
      other !== undefined && (other.FirstName !== name.FirstName || other.LastName !== name.LastName) && isName(other);
    const isDoubtful =
      !name.isSure ||
      isMisplaced ||
      !isName({ FirstName: name.FirstName, LastName }) ||
      areOthers ||
      (groups !== undefined && spelled === 0) ||
      (isAside && isAnotherName(readings[0]?.[index]?.name)) ||
      (spelled < WHOLE && readings.some((others) => isAnotherName(others[index]?.name))) ||
      (isSpelledOut(Email, name) &&
        besides.some(({ index: at }) => isAnotherName(splitName(body[index]?.[at] ?? '', undefined, ''))));
    const isOrderOpen = !name.isInOrder || isSwapped(person) || areMostSwapped || (spelled === 0 && isShouted(name));
    const questions: [Question, boolean][] = [
      ['names', isDoubtful],
      ['order', isOrderOpen && !isDoubtful],
      ['email', isEmailOpen],
      [
        'owner',
        (mayBeOfAnother ||
          (spelled === 0 && (isLoneName(body[index - 1]) || people.some((other) => isAnothers(Email, other))))) &&
          !isEmailOpen,
      ],
    ];
    return {
      values: { FirstName: name.FirstName, LastName, Email },
      asks: questions.flatMap(([question, isOpen]) => (isOpen ? question : [])),
    };
  });
}

/**
 * Reads the people in a pasted text. Each column is judged by its cells and its heading. If several columns could be the names,
 * the email addresses decide, because most spell their owner's name. Where doubt remains, the user is asked (`asks`).
 */
export function readAssistants(text: string): ReadAssistant[] {
  const rows = withoutTitles(splitTable(text));
  const starts = headingLines(rows);
  const [first] = starts;
  if (first === undefined) return readTable([], rows);
  // A line with an address above the headings may be a person to add, but is more likely the contact for the list itself.
  const above = rows.slice(0, first).filter((row) => row.some((cell) => cell.includes('@')));
  return [
    ...readTable([], above).map((read): ReadAssistant => ({ ...read, asks: ['names'] })),
    ...starts.flatMap((start, index) => readTable(rows[start] ?? [], rows.slice(start + 1, starts[index + 1]))),
  ];
}
