import type { Row } from './columns';
import { kindOf, NAMES, type Kind } from './headings';
import { hasLetter, isAddress } from './pastedText';
import { isName, spelledBy, splitName } from './readName';

const NOT_NAMES: readonly Kind[] = ['FirstName', 'LastName', 'Suffix', 'other', 'someoneElse'];

/** The indexes of the columns that belong to one of several people in a line. */
type Group = readonly number[];

export const cellsAt = (row: Row, columns: Group): string[] => columns.map((column) => row[column] ?? '');

const inParts = <Item>(items: readonly Item[], width: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / width) }, (_, part) => items.slice(part * width, (part + 1) * width));

/** The groups whose headings repeat, such as name, email, name, email. Other columns may stand between them. */
function groupsByHeadings(headings: Row): Group[] | undefined {
  const columns = headings.flatMap((heading, index) =>
    ['Email', 'Suffix', ...NAMES].includes(kindOf(heading)) ? [index] : [],
  );
  const groupsFrom = (start: number): Group[] | undefined => {
    const kinds = columns.slice(start).map((column) => kindOf(headings[column] ?? ''));
    const width = kinds.indexOf(kinds[0], 1);
    const [first = '', ...others] = inParts(kinds, Math.max(width, 1)).map((part) => part.join());
    const isSame = width > 1 && first.includes('Email') && others.every((part) => part === first);
    return isSame ? inParts(columns.slice(start), width) : undefined;
  };
  // Skips the email of whoever filled in a form, if it comes first.
  return groupsFrom(0) ?? groupsFrom(1);
}

const spells = (email = '', cell = ''): boolean => spelledBy(email, splitName(cell, undefined, email)) > 0;

/**
 * Groups of an email column and the column of whole names that belongs to it, such as "Play-by-Play, PBP Email, Color, Color Email".
 * Other columns, such as the station, may stand between them. A name column belongs to the nearest email column; of two equally near, to
 * the one after it. If several name columns belong to one email column, takes the one that the most emails spell; if equal, the last.
 */
function groupsByEmails(headings: Row, lines: readonly Row[]): Group[] | undefined {
  const emails = headings.flatMap((heading, index) => (kindOf(heading) === 'Email' ? [index] : []));
  const hasNames = (column: number): boolean => {
    const cells = lines.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const names = cells.filter((cell) => isName(splitName(cell, undefined, '')));
    return !NOT_NAMES.includes(kindOf(headings[column] ?? '')) && names.length * 2 > cells.length;
  };
  const distance = (name: number, email: number): number => (email > name ? email - name : name - email + 0.5);
  const nearest = (name: number): number | undefined =>
    emails.toSorted((a, b) => distance(name, a) - distance(name, b))[0];
  const names = [...headings.keys()].filter(hasNames);
  const groups = emails.map((email) => {
    const own = names.filter((name) => nearest(name) === email);
    const spelled = own.map((name) => lines.filter((row) => spells(row[email], row[name])).length);
    const best = own[spelled.lastIndexOf(Math.max(...spelled))];
    return best === undefined ? [] : [best, email];
  });
  return groups.length > 1 && groups.every(({ length }) => length === 2) ? groups : undefined;
}

/**
 * Groups for lines that hold several people: addresses at equal intervals, each with a name of two or more words. If there are
 * headings, they must repeat, too: otherwise, the second address may be the same person's, or the boss's.
 */
function groupsByCells(headings: Row, lines: readonly Row[]): Group[] | undefined {
  const filled = lines.filter((row) => row.some(hasLetter));
  const places = filled.map((row) => row.flatMap((cell, index) => (isAddress(cell) ? index : [])));
  const [place = 0, second = 0] = places.find(({ length }) => length > 1) ?? [];
  const width = second - place;
  const isPerson = (cells: Row): boolean =>
    cells.every((cell, index) => (index === place ? cell === '' || isAddress(cell) : !isAddress(cell))) &&
    cells
      .filter((cell) => !isAddress(cell))
      .flatMap((cell) => cell.split(/[\s,]+/))
      .filter(hasLetter).length > 1;
  const isEmpty = (cells: Row): boolean => cells.every((cell) => cell === '');
  if (width < 2 || !filled.every((row) => inParts(row, width).every((part) => isEmpty(part) || isPerson(part))))
    return undefined;
  const kinds = inParts(headings, width).map((part) => part.map((heading) => kindOf(heading) ?? 'whole').join());
  const length = Math.max(headings.length, ...lines.map((row) => row.length));
  return kinds.every((kind) => kind === kinds[0]) ? inParts([...Array(length).keys()], width) : undefined;
}

/** The columns of each person if each line holds several; else undefined. */
export const groupsOf = (headings: Row, lines: readonly Row[]): Group[] | undefined =>
  groupsByHeadings(headings) ?? groupsByEmails(headings, lines) ?? groupsByCells(headings, lines);
