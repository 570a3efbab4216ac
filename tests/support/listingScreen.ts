import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from './renderApp';

/** Reads the media listing row by row. */
export const listingScreen = {
  open: async (path = '/media-listing') => {
    const app = await renderApp(path);
    await listingScreen.table();
    return app;
  },
  table: (): Promise<HTMLElement> => screen.findByRole('table', { name: 'Approved media organizations' }),
  /** The cell texts of every visible row. */
  rows: (): string[][] =>
    [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent)),
  names: (): string[] => listingScreen.rows().map(([name = '']) => name),
  /** "500 organizations, 1–25 shown". */
  summary: (): string => screen.getByText(/^\d+ organizations?\b/).textContent,
  box: (): HTMLElement => screen.getByRole('searchbox', { name: 'Search by name' }),
  /** Sets the text at once, because typing is slow with 500 organizations. */
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
