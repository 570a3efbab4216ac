import { contactSchema, type ContactValues, type Person } from '@/features/staff';
import { personName } from '@/shared/lib/names';
import { foldText } from '@/shared/lib/text';

/** A row of a pasted table, and why it cannot be added, if it cannot. */
export interface PastedRow {
  values: ContactValues;
  problem?: string;
}

const SEPARATORS = ['\t', ';', ','];

const isHeading = (cells: readonly string[]): boolean =>
  cells.every((cell) => !cell.includes('@')) && cells.some((cell) => /e-?mail/i.test(cell));

/** The cell with the @ is the e-mail; of the others, the first two are the names. */
function valuesOf(cells: readonly string[]): ContactValues {
  const at = cells.findIndex((cell) => cell.includes('@'));
  const names = at === -1 ? cells : cells.filter((_cell, index) => index !== at);
  const [FirstName = '', LastName = ''] = names;
  return { FirstName, LastName, Email: at === -1 ? (cells[2] ?? '') : (cells[at] ?? '') };
}

function problemOf(values: ContactValues): string | undefined {
  try {
    contactSchema.validateSync(values);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'This row cannot be read.';
  }
}

const keysOf = (person: Pick<Person, 'FirstName' | 'LastName' | 'Email'>): string[] => [
  foldText(personName(person)),
  person.Email.trim().toLowerCase(),
];

/** First name, last name and e-mail of each line, parted by tabs, semicolons or commas; headings are left out. */
export function parseAssistants(text: string, listed: readonly Person[]): PastedRow[] {
  const separator = SEPARATORS.find((sign) => text.includes(sign)) ?? '\t';
  const seen = new Set(listed.flatMap(keysOf));
  return text
    .split(/\r?\n/)
    .map((line) =>
      line.split(separator).map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      ),
    )
    .filter((cells) => cells.some((cell) => cell !== '') && !isHeading(cells))
    .map((cells) => {
      const values = valuesOf(cells);
      const invalid = problemOf(values);
      if (invalid !== undefined) return { values, problem: invalid };
      const keys = keysOf(values);
      if (keys.some((key) => seen.has(key))) return { values, problem: 'Already on your list' };
      for (const key of keys) seen.add(key);
      return { values };
    });
}
