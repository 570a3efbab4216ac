// Verifies HOM-2, INF-3.
import { screen, within } from '@testing-library/react';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();

const openPublications = async () => {
  await renderMedia(api(), '/publications');
  await screen.findByRole('heading', { level: 1, name: 'Publications' });
};

/** The visible title and the kind of each link of a group. */
const linksOf = (heading: string): string[] =>
  within(screen.getByRole('region', { name: heading }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('shows the publications in groups with their kinds', async () => {
  await openPublications();
  const main = screen.getByRole('main');
  expect(
    within(main)
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent),
  ).toEqual(['2022-23 Journals', '2021-22 Journals', 'Sport Manuals', 'Minutes', 'Miscellaneous']);
  expect(linksOf('2022-23 Journals')).toEqual([
    'Fall journal 2022-23 PDF (opens in a new tab)',
    'Winter journal 2022-23 PDF (opens in a new tab)',
  ]);
  expect(linksOf('2021-22 Journals')).toEqual(
    ['Fall', 'Winter', 'Spring', 'May'].map((issue) => `${issue} journal 2021-22 PDF (opens in a new tab)`),
  );
  expect(linksOf('Sport Manuals')).toEqual(
    [
      'Baseball and Softball',
      'Basketball',
      'Bowling',
      'Football',
      'Golf',
      'Soccer',
      'Tennis',
      'Track and Field',
      'Volleyball',
      'Wrestling',
    ].map((sport) => `${sport} manual PDF (opens in a new tab)`),
  );
  expect(linksOf('Minutes')).toEqual(['Board Meetings Web page (opens in a new tab)']);
  expect(linksOf('Miscellaneous')).toEqual(
    [
      'Handbook',
      'Championship History',
      'Coaching School',
      'Senior High Directory',
      'Junior High Directory',
      'Yearbook',
    ].map((title) => `${title} PDF (opens in a new tab)`),
  );
});

it('links to the association’s documents, each with its own address, in new tabs', async () => {
  await openPublications();
  const links = screen
    .getAllByRole<HTMLAnchorElement>('link', { name: /\(opens in a new tab\)$/ })
    .filter((link) => link.getAttribute('href')?.startsWith('/association/publications/'));
  expect(links).toHaveLength(23);
  expect(new Set(links.map((link) => link.href)).size).toBe(23);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const isPdf = link.textContent.includes('PDF');
    expect(link.pathname.endsWith('.pdf')).toBe(isPdf);
  }
  expect(screen.getByRole('link', { name: /^Track and Field/ })).toHaveAttribute(
    'href',
    '/association/publications/manuals/track-and-field.pdf',
  );
});
