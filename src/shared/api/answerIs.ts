/** Whether an answer is the given word, sent as JSON or as text (API-5). */
export function answerIs(answer: unknown, word: string): boolean {
  return typeof answer === 'string' && answer.trim() === word;
}
