import type { Row } from './columns';
import { kindOf } from './headings';
import { isAddress } from './splitTable';

const hasLetter = (cell: string): boolean => /\p{L}/u.test(cell);

export const inParts = (row: Row, width: number): Row[] =>
  Array.from({ length: Math.ceil(row.length / width) }, (_, part) => row.slice(part * width, (part + 1) * width));

/** A part may be empty, where the last line has fewer people. */
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
 * Where each line holds several people, the cells that each of them has: a name, and at the same place an address. The
 * headings must repeat too, so that a person's second address, or the boss's, makes nobody else.
 */
export function cellsPerPerson(headings: Row, lines: readonly Row[]): number | undefined {
  const filled = lines.filter((row) => row.some((cell) => hasLetter(cell)));
  const places = filled.map((row) => row.flatMap((cell, index) => (isAddress(cell) ? index : [])));
  const [first = 0, second = 0] = places.find(({ length }) => length > 1) ?? [];
  const width = second - first;
  if (width < 2 || !filled.every((row) => hasPeople(row, width))) return undefined;
  const kinds = inParts(headings, width).map((part) => part.map((heading) => kindOf(heading) ?? 'whole').join());
  return kinds.every((kind) => kind === kinds[0]) ? width : undefined;
}
