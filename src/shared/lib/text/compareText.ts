/** The order of two texts by their characters: for folded text, over which a collator would take ten times as long. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
