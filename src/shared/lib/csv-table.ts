export interface CsvTable {
  columns: string[];
  rows: string[][];
}

/** A table with a column for each of the cells, which are named after their columns. */
export function tableOf<T>(entries: readonly T[], cells: Readonly<Record<string, (entry: T) => string>>): CsvTable {
  return {
    columns: Object.keys(cells),
    rows: entries.map((entry) => Object.values(cells).map((cell) => cell(entry))),
  };
}
