const WORDS_PER_MINUTE = 150;

/** Words of a text, and the whole seconds that an announcer takes for them. */
export function readingTime(paragraphs: readonly string[]): { words: number; seconds: number } {
  const words = paragraphs.join(' ').split(/\s+/).filter(Boolean).length;
  return { words, seconds: Math.round((words / WORDS_PER_MINUTE) * 60) };
}
