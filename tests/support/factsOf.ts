import { screen } from '@testing-library/react';
// Loaded with the test file, so that no test waits for it.
import '@/pages/media/school/pages';

/** The facts of a card: what stands under each label. */
export function factsOf(card: string): Record<string, string> {
  const terms = [...screen.getByRole('region', { name: card }).querySelectorAll('dt')];
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}
