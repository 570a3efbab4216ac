/** Refusals that say nothing of what was asked for, only that it was not the moment. */
export const PASSING_STATUSES: readonly number[] = [408, 425, 429];
