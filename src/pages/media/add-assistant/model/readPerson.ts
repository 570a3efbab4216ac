import { cleanEmail } from '@/shared/lib/clean-text';
import { isEmail } from '@/shared/lib/email';
import { foldText } from '@/shared/lib/text';
import type { Column, Read, Row } from './columns';
import { isOfThePerson, NAMES, rankOf, type Kind } from './headings';
import { addressesIn, hasLetter, isWords, withoutAddresses } from './pastedText';
import { spelledBy, splitName, swap, WORK, type Name } from './readName';

export interface ReadPerson {
  name: Name;
  Email: string;
  /** How much of the name the address spells: see `spelledBy`. */
  spelled: number;
  /** The email is uncertain: another address of the row is as likely, or a more likely column is empty or has a mistyped address. */
  isEmailOpen: boolean;
  /** The address may be someone else's: the row names another person, or the column's heading may mean one. */
  mayBeOfAnother: boolean;
  /** The address is not in the column that the heading or other rows suggest, so the cells of this row may be shifted, even the name. */
  isMisplaced: boolean;
}

/** Whether a text has words besides its addresses, but not this person's last name. */
function hasMore(text: string, { LastName }: Name): boolean {
  const rest = foldText(withoutAddresses(text));
  return hasLetter(rest) && !rest.includes(foldText(LastName));
}

/** Whether the address spells another name in the row, in one cell or two adjacent ones. */
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

/** Whether an address contains a name that only these people have, or spells one of their names with this person's last name. */
function namesOneOf(people: string, address: string, { FirstName, LastName }: Name): boolean {
  const local = foldText(address.split('@')[0] ?? '');
  const own = foldText(`${FirstName} ${LastName}`).split(' ');
  const words = foldText(withoutAddresses(people))
    .split(/ and | /)
    .filter((word) => !own.includes(word) && !WORK.test(word));
  return words.some(
    (word) => (word.length > 2 && local.includes(word)) || spelledBy(address, { FirstName: word, LastName }) > 0,
  );
}

/** Whether something, such as a phone number, follows the address without a space: the end of a domain has letters only. */
const isJoined = (address: string): boolean => /\.[^.]*[\d-][^.]*$/.test(address);

/** Whether a cell seems to have a mistyped address: "lday@g,example", or in a column of emails "lday.gazette.example". */
const hasMistyped = (cell: string, kind: Kind): boolean =>
  /[^\s@]@/.test(withoutAddresses(cleanEmail(cell))) ||
  (kind === 'Email' && addressesIn(cell).length === 0 && /^[^\s@]+\.[^\s@]+$/.test(cell.trim()));

/** Ranks the row's address in a column. If the previous column has labels, as in Google's exports ("Work", "* Home"), uses the label. */
function rankIn(row: Row, column: Column, all: readonly Column[]): number {
  const before = all.find(({ index }) => index === column.index - 1);
  const label = /\b(?:label|type)$/i.test(before?.heading ?? '') ? foldText(row[column.index - 1] ?? '') : '';
  return rankOf(label === '' ? column.heading : label);
}

/** Reads a row's name and email address, preferably one that spells the name. `all` has the columns, the most trusted first. */
export function personOf(row: Row, all: readonly Column[], read: Read): ReadPerson {
  const cellOf = (column?: Column): string => row[column?.index ?? -1] ?? '';
  const columns = all.filter(({ kind }) => kind !== 'someoneElse');
  const names = all.filter(({ kind }) => NAMES.includes(kind)).map(({ heading }) => heading);
  const others = all.filter(({ kind }) => kind !== 'Email' && kind !== 'other');
  const found = columns
    .flatMap((source) => {
      const text = cleanEmail(cellOf(source));
      const addresses = isEmail(text) ? [text] : addressesIn(text).map(({ address }) => address);
      return addresses.map((address) => {
        const name = read(row, address);
        return { address, name, spelled: spelledBy(address, name), source, text, rank: rankIn(row, source, all) };
      });
    })
    .toSorted((a, b) => a.rank - b.rank);
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
  // Only columns such as a phone number stand between a column and the address.
  const isNextTo = (other: Column): boolean =>
    other.index < source.index &&
    all
      .filter(({ index }) => index > other.index && index < source.index)
      .every(({ kind }) => kind === 'other' || kind === 'someoneElse');
  // A plain "Email" after another person's name may be that person's. In "Pat & Sue Hall", the address may be either person's.
  const isTheirs = (other: Column): boolean => {
    const people = cellOf(other);
    const isKnown = other.kind === 'someoneElse';
    if (isKnown && isNextTo(other)) return hasLetter(people);
    // If the heading does not mean someone else, the words may be the newsroom's name, which is part of its people's addresses.
    return (isKnown || !WORK.test(foldText(people))) && namesOneOf(people, address, name);
  };
  const isMissing = columns.some(
    (other) => other.addresses > 0 && rankIn(row, other, all) <= rank && cellOf(other) === '',
  );
  const isMistyped = columns.some((other) => other !== source && hasMistyped(cellOf(other), other.kind));
  const rivals = found.filter((other) => other.address.toLowerCase() !== address.toLowerCase());
  const isRival = (other: (typeof found)[number]): boolean =>
    other.rank < rank ||
    (other.rank === rank &&
      (spelled === 0 || spelledBy(other.address, name) > 0 || spelledBy(other.address, swap(name)) > 0)) ||
    isOfAnother(row, other.address, name);
  // If a cell has more than an address and the name, the address may be broken: "li@usd345.k12 .ks.us".
  const isPiece =
    withoutAddresses(text).includes('@') ||
    (rivals.length === 0 && hasMore(text, name) && !text.includes(`<${address}>`));
  return {
    name,
    Email: isPiece ? text : address,
    spelled,
    mayBeOfAnother:
      spelled === 0 &&
      (others.some(isTheirs) ||
        isSpelledElsewhere(row, address, name) ||
        hasMore(text, name) ||
        !(isOfThePerson(source.heading, names) || hasLetter(withoutAddresses(text)))),
    isEmailOpen: (isMissing && spelled === 0) || isMistyped || isJoined(address) || rivals.some(isRival),
    isMisplaced:
      source.kind !== 'Email' &&
      ((source.addresses < (column?.addresses ?? 0) && !cell.includes('@')) ||
        (emailCells !== '' && !emailCells.includes('@'))),
  };
}
