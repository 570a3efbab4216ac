/** A generated test's runs: fewer in a mutation test, which repeats it for each mutant. */
export const runs = (count: number): number => (process.env.STRYKER_MUTATOR_WORKER === undefined ? count : 100);
