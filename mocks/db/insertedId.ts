/** The id of the one row that an insert returned. */
export function insertedId(rows: readonly { id: number }[]): number {
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was inserted.');
  return row.id;
}
