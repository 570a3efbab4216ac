const WORDS_PER_MINUTE = 150;

/** The number of words, and how long an announcer takes to read them, at 150 words a minute. */
export function readingTime(paragraphs: readonly string[]): { words: number; seconds: number } {
  const words = paragraphs.join(' ').split(/\s+/).filter(Boolean).length;
  return { words, seconds: Math.round((words / WORDS_PER_MINUTE) * 60) };
}
