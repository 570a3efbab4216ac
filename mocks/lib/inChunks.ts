/** Rows in parts that one statement can take. */
export function inChunks<T>(rows: readonly T[], size = 1000): T[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
