/** A generated test's runs: fewer in a mutation test, which repeats it for each mutant. */
export const runs = (count: number): number => (process.env.STRYKER_MUTATOR_WORKER === undefined ? count : 100);

/** Whether all generated cases run. `npm test` leaves out some combinations of faults and calls, but never a fault or a call. */
export const isExhaustive = process.env.EXHAUSTIVE === '1';
