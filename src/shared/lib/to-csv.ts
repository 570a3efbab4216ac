import Papa from 'papaparse';

/** Cells that a spreadsheet would run as a formula, even after invisible characters or with full-width signs. */
const FORMULA = /^[\s\p{C}\u034F\u115F\u1160\u3164\uFFA0]*[=+\-@\t\r\0＝＋－＠﹦﹢﹣﹫]/u;

export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  );
}
