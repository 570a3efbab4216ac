// Verifies HOM-2, INF-1, INF-2, INF-3.
import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();

describe('the credential request procedure', () => {
  async function openProcedure() {
    await renderApp('/request-procedure');
    await screen.findByRole('heading', { level: 1, name: 'Credential Request Procedure' });
    return within(screen.getByRole('main'));
  }

  it('states the rules of the association, the review time, and the site deadline, and adds nothing', async () => {
    const main = await openProcedure();
    for (const name of [
      'Only registered media outlets are eligible',
      'Unlisted organizations are not issued a credential',
    ]) {
      expect(main.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(
      main.getByText(/^Yearly credentials for state events are requested by emailing the association’s staff\./),
    ).toBeInTheDocument();
    expect(main.getAllByText(/within 2-3 business days/)).toHaveLength(2);
    expect(main.getByText(/at least 72 hours before the event; later changes are not reflected/)).toBeInTheDocument();
    expect(main.queryByText(/telephone number|play-by-play|last year’s/)).not.toBeInTheDocument();
    expect(main.queryByText(/^You are logged in/)).not.toBeInTheDocument();
  });

  it('shows three steps: the listing, the listing request, and the email', async () => {
    const main = await openProcedure();
    const steps = within(main.getByRole('region', { name: 'How to request credentials' })).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Find your organization in the listing',
      'Not listed? Request a listing',
      'Email the association’s staff',
    ]);
    const href = (name: string) => main.getByRole('link', { name }).getAttribute('href');
    expect(href('Open the media listing')).toBe('/mediareact/media-listing');
    expect(href('Request a media listing')).toBe('/mediareact/media-request');
    expect(href('media@shsaa.example')).toBe('mailto:media@shsaa.example');
  });

  it('is linked from the home page', async () => {
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'Credential request procedure' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Credential Request Procedure' })).toBeInTheDocument();
  });

  it('links a signed-in newsroom to the form', async () => {
    await renderMedia(api(), '/request-procedure');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/^You are logged in/)).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Request Yearly Credentials' })).toHaveAttribute(
      'href',
      '/mediareact/credential-selection',
    );
  });
});

describe('the publications', () => {
  const openPublications = async () => {
    await renderMedia(api(), '/publications');
    await screen.findByRole('heading', { level: 1, name: 'Publications' });
  };

  /** The visible title and the kind of each link of a group. */
  const linksOf = (heading: string): string[] =>
    within(screen.getByRole('region', { name: heading }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('are shown in groups with their kinds', async () => {
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

  it('link to the association’s documents, each with its own address, in new tabs', async () => {
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
});
