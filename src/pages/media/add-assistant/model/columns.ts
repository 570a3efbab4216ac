import { foldText } from '@/shared/lib/text';
import { kindOf, type Kind } from './headings';
import { isWords, nameIn, spelledBy, splitName, WORK, type Name } from './readName';

export type Row = readonly string[];

export interface Column {
  index: number;
  heading: string;
  kind: Kind;
  /** Number of cells with an email address. */
  addresses: number;
  /** Number of filled cells without one. */
  others: number;
  hasLetters: boolean;
  /** At least half of the filled cells hold words that may be a name. */
  hasWords: boolean;
  /** At least half of the filled cells hold two words or more. */
  hasWholeNames: boolean;
  /** All filled cells, three or more, hold two words or more, so this is no column of first or last names alone. */
  hasOnlyWholeNames: boolean;
  /** At least half of the filled cells hold a job or a newsroom, such as "Editor" or "Gazette". */
  hasWork: boolean;
}

/** Reads a row's name from certain columns. */
type Read = (row: Row, email: string) => Name;

/** One of the ways to read the names; several are tried, and the best one is used. */
export interface Reading {
  read: Read;
  /** The headings say that the names are here. */
  isHeaded: boolean;
  /** Reads whole names from one column. */
  isWhole: boolean;
}

export function columnsOf(headings: Row, body: readonly Row[]): Column[] {
  const width = Math.max(headings.length, ...body.map(({ length }) => length));
  return Array.from({ length: width }, (_, index) => {
    const heading = headings[index] ?? '';
    const cells = body.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    const count = (test: (cell: string) => boolean): number => cells.filter(test).length;
    const addresses = count((cell) => cell.includes('@'));
    const words = count(isWords);
    const work = count((cell) => WORK.test(foldText(cell)));
    const wholeNames = count((cell) => /[\s,]/.test(nameIn(cell)));
    return {
      index,
      heading,
      kind: kindOf(heading),
      addresses,
      others: cells.length - addresses,
      hasLetters: cells.some((cell) => nameIn(cell) !== ''),
      hasWords: words > 0 && words * 2 >= cells.length,
      hasWholeNames: wholeNames * 2 >= cells.length,
      hasOnlyWholeNames: cells.length > 2 && wholeNames === cells.length,
      hasWork: work > 0 && work * 2 >= cells.length,
    };
  });
}

const whole =
  ({ index, kind }: Column): Read =>
  (row, email) =>
    splitName(row[index] ?? '', kind === 'firstThenLast' || kind === 'lastThenFirst' ? kind : undefined, email);

const pair =
  (first: Column, last: Column, order: Name['order']): Read =>
  (row, email) => {
    const LastName = nameIn(row[last.index] ?? '');
    let FirstName = nameIn(row[first.index] ?? '');
    // Under headings that we don't recognize, either name may come first; sure only if the email address spells both.
    let isSure = order !== 'unknown' || spelledBy(email, { FirstName, LastName }) === 3;
    // A name next to the address is no cell of a pair, but the end of a line such as "Reyes, Ana ana@gazette.example".
    isSure &&= ![first, last].some(({ index }) => row[index]?.includes('@'));
    // Removes the last name from the first, since some tables have a column of whole names and one of last names.
    if (LastName !== '' && FirstName.endsWith(` ${LastName}`)) {
      FirstName = FirstName.slice(0, -LastName.length - 1);
      isSure &&= first.kind === 'whole';
    }
    return { FirstName, LastName, isSure, order };
  };

/** Reads a "Name" beside a first name as the last name, as in German tables, unless it has the first name, too. */
const besideFirst = (first: Column, name: Column): Read => {
  const [readWhole, readPair] = [whole(name), pair(first, name, 'given')];
  return (row, email) => {
    const words = foldText(row[name.index] ?? '').split(' ');
    const firstWords = foldText(row[first.index] ?? '').split(' ');
    const hasBoth = words.length > 1 && firstWords.every((word) => word === '' || words.includes(word));
    return (hasBoth ? readWhole : readPair)(row, email);
  };
};

/** Limits the columns that are tried in pairs as first and last name. */
const MOST_PARTS = 8;

/** The ways to read the names: from the columns that the headings say, else from every column of words. */
export function readingsOf(columns: readonly Column[], mayHaveHeadings: boolean): Reading[] {
  const ofKind = (...kinds: Kind[]): Column[] => {
    const all = columns.filter(({ kind, hasLetters }) => kinds.includes(kind) && (kind !== undefined || hasLetters));
    const withWords = all.filter(({ hasWords }) => hasWords);
    return withWords.length > 0 ? withWords : all;
  };
  const headed = (reads: readonly Read[]): Reading[] => reads.map((read) => ({ read, isHeaded: true, isWhole: false }));
  const wholeNames = (from: readonly Column[]): Reading[] =>
    from.map((column) => ({ read: whole(column), isHeaded: column.kind !== undefined, isWhole: true }));
  const firsts = ofKind('FirstName');
  const lasts = ofKind('LastName');
  const wholes = ofKind('whole', 'firstThenLast', 'lastThenFirst').filter(({ hasLetters }) => hasLetters);
  const pairs = (firsts.length > 0 ? firsts : wholes).flatMap((first) =>
    lasts.map((last) => pair(first, last, 'given')),
  );
  if (pairs.length > 0) return headed(pairs);
  if (firsts.length > 0 && wholes.length > 0)
    return headed(firsts.flatMap((first) => wholes.map((name) => besideFirst(first, name))));
  const unknown = ofKind(undefined, 'FirstName', 'LastName');
  const people = unknown.filter(({ hasWork }) => !hasWork);
  // Tries columns of unknown headings, too, because a "Name" may be the school's beside a "Head Coach".
  if (wholes.length > 0)
    return wholeNames([...wholes, ...people.filter(({ hasWords, hasWholeNames }) => hasWords && hasWholeNames)]);

  const others = people.some(({ hasWholeNames }) => hasWholeNames) ? people : unknown;
  const order = mayHaveHeadings ? 'unknown' : 'supposed';
  const parts = others.filter(({ hasOnlyWholeNames }) => !hasOnlyWholeNames).slice(0, MOST_PARTS);
  const divided = parts.flatMap((first, at) =>
    parts.slice(at + 1).map((last) => ({ read: pair(first, last, order), isHeaded: false, isWhole: false })),
  );
  const undivided = wholeNames(others.filter(({ hasWholeNames }) => hasWholeNames || others.length === 1));
  // Puts the likelier ways first: the first one is proposed if the email addresses don't decide.
  const readings = others[0]?.hasWholeNames === true ? [...undivided, ...divided] : [...divided, ...undivided];
  if (readings.length > 0) return readings;
  // Reads the names from a column of emails if no other has them: `Ana Reyes <ana@gazette.example>`.
  return wholeNames(columns.filter(({ kind, addresses, hasWords }) => kind === 'Email' && addresses > 0 && hasWords));
}
