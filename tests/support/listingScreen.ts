import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** What the media listing shows, read as a user reads it: row by row. */
export const listingScreen = {
  table: (): Promise<HTMLElement> => screen.findByRole('table', { name: 'Approved media organizations' }),
  /** The texts of the cells of every row on the screen. */
  rows: (): string[][] =>
    [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent)),
  names: (): string[] => listingScreen.rows().map(([name = '']) => name),
  row: (name: string): string[] | undefined => listingScreen.rows().find(([first]) => first === name),
  /** "500 organizations, 1–25 shown". */
  summary: (): string => screen.getByText(/^\d+ organizations?\b/).textContent,
  box: (): HTMLElement => screen.getByRole('searchbox', { name: 'Search by name' }),
  /** Replaces the text of the box at once, as pasting does; key by key takes long with 500 organizations. */
  enter: async (user: UserEvent, text: string): Promise<void> => {
    await user.tripleClick(listingScreen.box());
    await user.paste(text);
  },
  searchFor: async (user: UserEvent, name: string): Promise<void> => {
    await listingScreen.enter(user, name);
    await user.keyboard('{Enter}');
  },
  /** The buttons and gaps between Previous and Next. */
  pages: (): string[] =>
    [...screen.getByRole('navigation', { name: 'Pages' }).querySelectorAll('li')].map(({ textContent }) => textContent),
};
