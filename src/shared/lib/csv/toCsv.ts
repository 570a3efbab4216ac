import Papa from 'papaparse';

/** A cell that a spreadsheet would run as a formula, leading blanks included, is given an apostrophe. */
const FORMULA = /^\s*[=+\-@\t\r\0]/;

/** RFC 4180 text of the rows, under one line of column names. */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  );
}
