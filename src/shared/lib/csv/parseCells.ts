import Papa from 'papaparse';

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
