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

/** What parts the cells where no tab does, which a spreadsheet puts between what is copied. */
const SEPARATORS = [';', ',', '|'];

/** The cells of a pasted or saved table, trimmed; a quoted cell may hold separators and line breaks. Empty lines go. */
export function parseCells(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    ...(text.includes('\t') ? { delimiter: '\t' } : { delimitersToGuess: SEPARATORS }),
  });
  // A quote after a blank is none of CSV's, and yet it is meant as one.
  const tidy = (cell: string): string =>
    cell
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim();
  return data.map((cells) => cells.map(tidy));
}
