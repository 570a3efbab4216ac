/** Whether an answer is the given word, sent as JSON or as text (decisions R7). */
export function answerIs(answer: unknown, word: string): boolean {
  return typeof answer === 'string' && answer.trim() === word;
}
