import { foldText } from '@/shared/lib/text';
import { kindOf, type Kind } from './headings';
import { isWords, nameIn, spelledBy, splitName, type Name } from './readName';

export type Row = readonly string[];

export interface Column {
  index: number;
  heading: string;
  kind: Kind;
  /** Cells with an address, and cells that hold something else. */
  addresses: number;
  others: number;
  hasLetters: boolean;
  /** Most cells hold words that may be a name, and few hold the same. */
  hasWords: boolean;
  /** Most cells hold two words or more. */
  hasWholeNames: boolean;
  /** Several cells, and all of them: no column of first names looks like that. */
  hasOnlyWholeNames: boolean;
  /** Most cells hold a job or a paper. */
  hasWork: boolean;
}

/** One way to understand the columns. */
export type Reading = (row: Row, email: string) => Name;

/** Also the name of a few people, so it only counts beside a column of whole names. */
const WORK =
  /\b(?:editor|reporter|journalist(?:e|in)?|photographer|photojournalist|videographer|producer|director|anchor|announcer|writer|columnist|correspondent|publisher|manager|intern|freelancer?|broadcaster|redakteur(?:in)?|fotograf(?:o|in)?|periodista|gazette|news|newspaper|times|herald|tribune|journal|chronicle|courier|daily|weekly|zeitung|diario|radio|tv|television|sports|media|network|broadcasting|press|department|desk)s?\b/;

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
  ({ index, kind }: Column): Reading =>
  (row, email) =>
    splitName(row[index] ?? '', kind === 'firstThenLast' || kind === 'lastThenFirst' ? kind : undefined, email);

const pair =
  (first: Column, last: Column, order: Name['order']): Reading =>
  (row, email) => {
    const LastName = nameIn(row[last.index] ?? '');
    let FirstName = nameIn(row[first.index] ?? '');
    // Under headings that we don't know, the order needs a proof.
    let isSure = order !== 'unknown' || spelledBy(email, { FirstName, LastName }) === 2;
    // Some tables have the whole name, and the last name again.
    if (LastName !== '' && FirstName.endsWith(` ${LastName}`)) {
      FirstName = FirstName.slice(0, -LastName.length - 1);
      isSure &&= first.kind === 'whole';
    }
    return { FirstName, LastName, isSure, order };
  };

/** A "Name" beside a first name is the last name, as in German tables, unless it has the first name too. */
const besideFirst = (first: Column, name: Column): Reading => {
  const [readWhole, readPair] = [whole(name), pair(first, name, 'given')];
  return (row, email) => {
    const words = foldText(row[name.index] ?? '').split(' ');
    const firstWords = foldText(row[first.index] ?? '').split(' ');
    const hasBoth = words.length > 1 && firstWords.every((word) => word === '' || words.includes(word));
    return (hasBoth ? readWhole : readPair)(row, email);
  };
};

/** Each two of them are tried. */
const MOST_PARTS = 8;

/** Headings say which columns are names, if their cells agree; otherwise, every column of words may be one. */
export function readingsOf(columns: readonly Column[], hasHeadings: boolean): Reading[] {
  const ofKind = (...kinds: Kind[]): Column[] => {
    const all = columns.filter(({ kind, hasLetters }) => kinds.includes(kind) && (kind !== undefined || hasLetters));
    const withWords = all.filter(({ hasWords }) => hasWords);
    return withWords.length > 0 ? withWords : all;
  };
  const firsts = ofKind('FirstName');
  const lasts = ofKind('LastName');
  const wholes = ofKind('whole', 'firstThenLast', 'lastThenFirst');
  const pairs = (firsts.length > 0 ? firsts : wholes).flatMap((first) =>
    lasts.map((last) => pair(first, last, 'given')),
  );
  if (pairs.length > 0) return pairs;
  if (firsts.length > 0 && wholes.length > 0)
    return firsts.flatMap((first) => wholes.map((name) => besideFirst(first, name)));
  if (wholes.length > 0) return wholes.map(whole);

  const unknown = ofKind(undefined, 'FirstName', 'LastName');
  const people = unknown.filter(({ hasWork }) => !hasWork);
  const others = people.some(({ hasWholeNames }) => hasWholeNames) ? people : unknown;
  const order = hasHeadings ? 'unknown' : 'supposed';
  const parts = others.filter(({ hasOnlyWholeNames }) => !hasOnlyWholeNames).slice(0, MOST_PARTS);
  const divided = parts.flatMap((first, at) => parts.slice(at + 1).map((last) => pair(first, last, order)));
  const undivided = others.filter(({ hasWholeNames }) => hasWholeNames || others.length === 1).map(whole);
  // The first one is proposed if nothing decides.
  const readings = others[0]?.hasWholeNames === true ? [...undivided, ...divided] : [...divided, ...undivided];
  if (readings.length > 0) return readings;
  // Under "Email" stands `Ana Reyes <ana@gazette.example>`.
  return columns.filter(({ kind, addresses, hasWords }) => kind === 'Email' && addresses > 0 && hasWords).map(whole);
}
