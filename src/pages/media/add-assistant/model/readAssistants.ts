import type { ContactValues } from '@/features/staff';
import { parseCells } from '@/shared/lib/csv';

type Column = keyof ContactValues | 'firstThenLast' | 'lastThenFirst' | 'fullName';

const FIRST = /\b(first|given|fore)/;
const LAST = /\b(last|family|sur)/;
const EMAIL = /\be-?mail|^mail$/;
const NAME = /^((full|staff|contact) )?name$|^(assistant|contact|person|reporter|staff member)$/;

/** Undefined for columns that an assistant doesn't have, such as a phone. */
function columnOf(heading: string): Column | undefined {
  const words = heading.toLowerCase();
  if (EMAIL.test(words)) return 'Email';
  const [first, last] = [words.search(FIRST), words.search(LAST)];
  if (first >= 0 && last >= 0) return first < last ? 'firstThenLast' : 'lastThenFirst';
  if (first >= 0) return 'FirstName';
  if (last >= 0) return 'LastName';
  return NAME.test(words) ? 'fullName' : undefined;
}

/** Undefined if the first line is already an assistant. */
function columnsOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  if (cells.some((cell) => cell.includes('@'))) return undefined;
  const columns = cells.map(columnOf);
  const hasNames = columns.includes('FirstName') && columns.includes('LastName');
  return columns.includes('Email') || hasNames ? columns : undefined;
}

type Name = Pick<ContactValues, 'FirstName' | 'LastName'>;

const joined = (words: readonly string[]): string => words.join(' ').trim();

/** "Berg, Mia" means last name first, unless the heading says otherwise. */
function splitName(text: string, order: Column = 'fullName'): Name {
  const [before = '', ...after] = text.split(/\s*[,/]\s*/);
  if (after.length > 0) {
    return order === 'firstThenLast'
      ? { FirstName: before, LastName: joined(after) }
      : { FirstName: joined(after), LastName: before };
  }
  const words = before.split(' ');
  return order === 'lastThenFirst'
    ? { FirstName: joined(words.slice(1)), LastName: words[0] ?? '' }
    : { FirstName: joined(words.slice(0, -1)), LastName: words.at(-1) ?? '' };
}

/** Without headings, the cell with @ is the e-mail and the first two others are the names. */
function guessed(cells: readonly string[]): ContactValues {
  const at = cells.findIndex((cell) => cell.includes('@'));
  const [first = '', second = '', third = ''] = cells.filter((_cell, index) => index !== at);
  const Email = at === -1 ? third : (cells[at] ?? '');
  return second === '' ? { ...splitName(first), Email } : { FirstName: first, LastName: second, Email };
}

function byHeading(cells: readonly string[], columns: readonly (Column | undefined)[]): ContactValues {
  const cellOf = (column: Column): string => cells[columns.indexOf(column)] ?? '';
  const whole = (['fullName', 'firstThenLast', 'lastThenFirst'] as const).find((column) => columns.includes(column));
  const name = whole === undefined ? undefined : splitName(cellOf(whole), whole);
  return {
    FirstName: cellOf('FirstName') || (name?.FirstName ?? ''),
    LastName: cellOf('LastName') || (name?.LastName ?? ''),
    Email: cellOf('Email'),
  };
}

export function readAssistants(text: string): ContactValues[] {
  const [heading = [], ...rest] = parseCells(text);
  const columns = columnsOf(heading);
  const hasNames = columns?.some((column) => column !== undefined && column !== 'Email') ?? false;
  if (columns !== undefined && hasNames) return rest.map((cells) => byHeading(cells, columns));
  return (columns === undefined ? [heading, ...rest] : rest).filter((cells) => cells.length > 0).map(guessed);
}
