import { foldText } from '@/shared/lib/text';
import { kindOf, WHOLE_KINDS, type Kind } from './headings';
import { isWords, nameIn } from './pastedText';
import { INITIAL, spelledBy, splitName, WHOLE, WORK, type Name } from './readName';

export type Row = readonly string[];

export interface Column {
  index: number;
  heading: string;
  kind: Kind;
  /** Number of cells with an email address. */
  addresses: number;
  /** Number of filled cells without an email address. */
  others: number;
  /** At least half of the filled cells hold words that may be a name. */
  hasWords: boolean;
  /** At least half of the filled cells hold two words or more. */
  hasWholeNames: boolean;
  /** Some cells hold one word and others several: the column may mix last names and whole names. */
  isMixed: boolean;
  /** At least half of the filled cells hold a job title or a newsroom's name, such as "Editor" or "Gazette". */
  hasWork: boolean;
}

/** Reads a person's name from particular cells of a row. */
export type Read = (row: Row, email: string) => Name;

export function columnsOf(headings: Row, body: readonly Row[]): Column[] {
  const width = Math.max(headings.length, ...body.map(({ length }) => length));
  return Array.from({ length: width }, (_, index) => {
    const heading = headings[index] ?? '';
    const cells = body.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    const count = (test: (cell: string) => boolean): number => cells.filter(test).length;
    const areMost = (test: (cell: string) => boolean): boolean => count(test) > 0 && count(test) * 2 >= cells.length;
    const several = count(
      (cell) =>
        nameIn(cell)
          .split(' ')
          .filter((word) => !INITIAL.test(word)).length > 1,
    );
    return {
      index,
      heading,
      kind: kindOf(heading),
      addresses: count((cell) => cell.includes('@')),
      others: count((cell) => !cell.includes('@')),
      hasWords: areMost(isWords),
      hasWholeNames: areMost((cell) => /[\s,]/.test(nameIn(cell))),
      isMixed: several > 0 && several < cells.length,
      hasWork: areMost((cell) => WORK.test(foldText(cell))),
    };
  });
}

const whole =
  ({ index, kind }: Column): Read =>
  (row, email) =>
    splitName(row[index] ?? '', kind === 'firstThenLast' || kind === 'lastThenFirst' ? kind : undefined, email);

/** Reads the names from two columns. If it is unknown which one is the first name, only an address that spells both names decides. */
const pair =
  (first: Column, last: Column, isKnown: boolean): Read =>
  (row, email) => {
    const cells = [row[first.index] ?? '', row[last.index] ?? ''];
    const [FirstName = '', LastName = ''] = cells.map(nameIn);
    // Unsure if a cell also has an address: it may be the second part of "Reyes, Ana ana@gazette.example", split at the comma.
    const isCell = !cells.some((cell) => cell.includes('@'));
    const isInOrder = isKnown || spelledBy(email, { FirstName, LastName }) === WHOLE;
    return { FirstName, LastName, isSure: isCell, isInOrder };
  };

/** Reads the whole name in rows that have neither a first nor a last name. */
const orWhole =
  (read: Read, name: Column | undefined): Read =>
  (row, email) => {
    const parts = read(row, email);
    return name === undefined || parts.FirstName + parts.LastName !== '' ? parts : whole(name)(row, email);
  };

/** Beside a first-name column, reads a "Name" column as the last name, as in German tables, unless it repeats the first name. */
const besideFirst =
  (first: Column, name: Column): Read =>
  (row, email) => {
    const [firstWord = ''] = foldText(row[first.index] ?? '').split(' ');
    const words = foldText(row[name.index] ?? '').split(' ');
    const hasBoth = words.length > 1 && words.includes(firstWord);
    return (hasBoth ? whole(name) : pair(first, name, true))(row, email);
  };

const nobody: Read = () => ({ FirstName: '', LastName: '', isSure: true, isInOrder: true });

/** The most columns that are tried in pairs as first and last name, because the number of pairs grows with the square. */
const MOST_PARTS = 8;

/** The ways to read the names, the likeliest first: from columns with name headings, else from columns whose cells look like names. */
export function readingsOf(columns: readonly Column[], mayHaveHeadings: boolean): Read[] {
  const ofKind = (...kinds: Kind[]): Column[] => {
    const all = columns.filter(({ kind }) => kinds.includes(kind));
    const withWords = all.filter(({ hasWords }) => hasWords);
    return withWords.length > 0 ? withWords : all;
  };
  // Several columns may have first or last names. The plainest heading is the likeliest: "Last Name" beside "Teacher Last Name".
  const plainest = (kind: Kind): Column[] =>
    ofKind(kind).sort((a, b) => a.heading.split(/\s+/).length - b.heading.split(/\s+/).length);
  const [firstNames, lastNames] = [plainest('FirstName'), plainest('LastName')];
  const names = ofKind(...WHOLE_KINDS);
  const [name] = names;
  const firsts = firstNames.length > 0 ? firstNames : names.slice(0, 1);
  if (firsts.length > 0 && lastNames.length > 0)
    return firsts
      .flatMap((first) => lastNames.map((last) => orWhole(pair(first, last, true), name)))
      .slice(0, MOST_PARTS);
  const [firstName] = firstNames;
  if (firstName !== undefined && name !== undefined) return [besideFirst(firstName, name)];

  // A "Name" heading that is merged across two columns leaves the second one without a heading.
  const mergedNames = (column: Column): Read[] => {
    const next = columns[column.index + 1];
    if (next?.heading !== '' || !next.hasWords) return [whole(column)];
    const both = [pair(column, next, false), whole(column)];
    return column.hasWholeNames && !column.isMixed ? both.reverse() : both;
  };
  const unknown = ofKind(undefined, 'FirstName', 'LastName');
  const people = unknown.filter(({ hasWork }) => !hasWork);
  const withWholeNames = people.filter(({ hasWholeNames }) => hasWholeNames);
  // Also tries columns with unknown headings: beside a "Head Coach" column, a "Name" column may hold the school's name.
  if (names.length > 0) return [...names.flatMap(mergedNames), ...withWholeNames.map(whole)];
  const others = withWholeNames.length > 0 ? people : unknown;
  const parts = others.slice(0, MOST_PARTS);
  const pairs = parts.flatMap((one, at) =>
    parts.slice(at + 1).map((other) => pair(one, other, !mayHaveHeadings && !one.isMixed)),
  );
  const readings = [...(others.length === 1 ? others : withWholeNames).map(whole), ...pairs];
  if (readings.length > 0) return readings;
  // Reads the names from a column of emails if no other has them: `Ana Reyes <ana@gazette.example>`.
  const emails = columns.filter(({ addresses }) => addresses > 0);
  return emails.length > 0 ? emails.map(whole) : [nobody];
}
