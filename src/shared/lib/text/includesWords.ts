/** Whether every word of the folded query stands somewhere in the folded text; an empty query is in every text. */
export function includesWords(foldedText: string, foldedQuery: string): boolean {
  return foldedQuery.split(' ').every((word) => foldedText.includes(word));
}
