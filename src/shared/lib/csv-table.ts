export interface CsvTable {
  columns: string[];
  rows: string[][];
}

/** Builds a table from `cells`: each name is a column's heading, each function returns an entry's text in that column. */
export function tableOf<T>(entries: readonly T[], cells: Readonly<Record<string, (entry: T) => string>>): CsvTable {
  return {
    columns: Object.keys(cells),
    rows: entries.map((entry) => Object.values(cells).map((cell) => cell(entry))),
  };
}
