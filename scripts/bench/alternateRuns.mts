export type Candidate<T> = () => Promise<T>;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('Cannot take the median of no values.');
  return (low + high) / 2;
};

/** Alternates between the candidates, so that a slow machine slows all of them; discards the first round. */
export async function alternateRuns<T, Name extends string>(
  runs: number,
  candidates: Record<Name, Candidate<T>>,
): Promise<Record<Name, T[]>> {
  const entries = Object.entries<Candidate<T>>(candidates).map(([name, measure]) => ({
    name,
    measure,
    results: new Array<T>(),
  }));
  for (let run = 0; run <= runs; run += 1) {
    for (const { measure, results } of entries) {
      const result = await measure();
      if (run > 0) results.push(result);
    }
  }
  return Object.fromEntries(entries.map(({ name, results }) => [name, results])) as Record<Name, T[]>;
}
