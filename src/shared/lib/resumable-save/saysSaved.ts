const WORDS: readonly string[] = ['success', 'ok', 'true'];

/**
 * Whether the answer of a write means "saved" (API-11). Most writes have no defined answer, so a record counts unless it
 * says otherwise. Nothing, a number or a list says neither: whoever asks has to look at the data.
 */
export function saysSaved(answer: unknown): boolean {
  if (answer === true) return true;
  if (typeof answer === 'string') return WORDS.includes(answer.trim().toLowerCase());
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || 'error' in answer) return false;
  const verdicts = ['success', 'status', 'message'].map((key): unknown => Reflect.get(answer, key));
  return verdicts.every((verdict) => verdict === undefined || saysSaved(verdict));
}
