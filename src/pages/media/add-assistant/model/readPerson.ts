import { cleanEmail } from '@/shared/lib/clean-text';
import { isEmail } from '@/shared/lib/email';
import { foldText } from '@/shared/lib/text';
import { addressesIn, withoutAddresses } from './addresses';
import type { Column, Reading, Row } from './columns';
import { rankOf } from './headings';
import { isWords, spelledBy, splitName, swap, type Name } from './readName';

export interface ReadPerson {
  name: Name;
  Email: string;
  /** How much of the name the address spells. */
  spelled: number;
  /** False if another address of the row would do as well, or if the column of addresses is empty in this row. */
  isSure: boolean;
  /** The address is in another column than in other rows, so the row may be shifted, and its names too. */
  isElsewhere: boolean;
}

/** Whether a text holds other words than addresses and this name. */
function hasMore(text: string, { LastName }: Name): boolean {
  const rest = foldText(withoutAddresses(text));
  return rest !== '' && !rest.includes(foldText(LastName));
}

/** Whether the address belongs to another person, whose whole name is in the row or beside the address. */
const isOfAnother = (row: Row, address: string, name: Name): boolean =>
  spelledBy(address, name) === 0 &&
  row.some(
    (cell) =>
      (isWords(cell) && spelledBy(address, splitName(cell, undefined, address)) > 0) ||
      (cell.includes(address) && hasMore(cell, name)),
  );

/** Reads the row's name and email address, the one that spells the name. `columns` are sorted, the most trusted first. */
export function personOf(row: Row, columns: readonly Column[], { read }: Reading): ReadPerson {
  const cellOf = (column?: Column): string => row[column?.index ?? -1] ?? '';
  const found = columns.flatMap((source) => {
    const cell = cleanEmail(cellOf(source));
    const addresses = isEmail(cell) ? [cell] : addressesIn(cell).map(({ address }) => address);
    return addresses.map((address) => {
      const name = read(row, address);
      return { address, name, spelled: spelledBy(address, name), source, text: cell, rank: rankOf(source.heading) };
    });
  });
  const column = columns.find(({ addresses }) => addresses > 0) ?? columns.find(({ kind }) => kind === 'Email');
  const cell = cellOf(column);
  const best = found.find(({ spelled }) => spelled > 0) ?? found[0];
  if (best === undefined) {
    // Returns text that is no address, such as "ana@gazette", so that the user can correct it.
    const Email = column?.kind === 'Email' || cell.includes('@') ? cell : '';
    return { name: read(row, ''), Email, spelled: 0, isSure: true, isElsewhere: false };
  }
  const { address, name, spelled, source, text, rank } = best;
  // Whether the address is from another column, such as the notes or the boss's: it may be somebody else's.
  const isFallback = source !== column && (column?.kind === 'Email' || (column?.addresses ?? 0) > source.addresses);
  const isMissing = columns.some(
    (other) => other.kind === 'Email' && other.addresses > 0 && rankOf(other.heading) <= rank && cellOf(other) === '',
  );
  const others = found.filter((other) => other.address.toLowerCase() !== address.toLowerCase());
  const isRival = (other: (typeof found)[number]): boolean =>
    other.rank < rank ||
    (other.rank === rank &&
      (spelled === 0 || spelledBy(other.address, name) > 0 || spelledBy(other.address, swap(name)) > 0)) ||
    isOfAnother(row, other.address, name);
  // A cell with more than an address and the name may hold a broken address: "li@usd345.k12 .ks.us".
  const isPiece =
    withoutAddresses(text).includes('@') ||
    (others.length === 0 && hasMore(text, name) && !text.includes(`<${address}>`));
  return {
    name,
    Email: isPiece ? text : address,
    spelled,
    isSure: !(isFallback && cell === '') && !(isMissing && spelled === 0) && !others.some(isRival),
    isElsewhere: source !== column && (cell === '' ? isFallback && source.kind !== 'Email' : !cell.includes('@')),
  };
}
