/** A generated test's runs: fewer in a mutation test, which repeats it for each mutant. */
export const runs = (count: number): number => (process.env.STRYKER_MUTATOR_WORKER === undefined ? count : 100);

/** `EXHAUSTIVE=1` runs the generated tables whole; `npm test` runs their edges, which leave out combinations, never a fault or a call. */
export const isExhaustive = process.env.EXHAUSTIVE === '1';
