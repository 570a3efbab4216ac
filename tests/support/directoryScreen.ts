import { screen } from '@testing-library/react';
// Loaded with the test file, so that no test waits for it.
import '@/pages/media/school/pages';
import '@/pages/media/school-directory/SchoolDirectoryPage';

/** The facts of a card: what stands under each label. */
export function factsOf(card: string): Record<string, string> {
  const terms = [...screen.getByRole('region', { name: card }).querySelectorAll('dt')];
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}

export const results = () => screen.findByRole('table', { name: 'Schools found' });
export const rowsOf = (table: HTMLElement): string[][] =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
export const namesIn = (table: HTMLElement): (string | undefined)[] => rowsOf(table).map(([name]) => name);
