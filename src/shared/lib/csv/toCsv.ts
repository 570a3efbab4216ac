import Papa from 'papaparse';

/**
 * A cell that a spreadsheet would run as a formula is given an apostrophe: also with a full-width or small sign, and with
 * blanks or signs of no width before it.
 */
const FORMULA = /^[\s\p{C}\u034F\u115F\u1160\u3164\uFFA0]*[=+\-@\t\r\0＝＋－＠﹦﹢﹣﹫]/u;

/** RFC 4180 text of the rows, under one line of column names. */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  );
}
