// Verifies HOM-1, HOM-2, HOM-3, INF-1, INF-2, INF-3.
import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const PDF = ' (PDF, opens in a new tab)';
const main = () => within(screen.getByRole('main'));

describe('the home page', () => {
  /** The heading of each card of a group, and where its links lead. */
  const cards = (group: string) =>
    within(screen.getByRole('region', { name: group }))
      .getAllByRole('article')
      .map((card) => [
        within(card).getByRole('heading', { level: 3 }).textContent,
        ...within(card)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ]);

  it('shows nine cards in three groups, and opens PDFs and other sites in a new tab, which it says', async () => {
    await renderApp('/');
    expect(cards('The public')).toEqual([
      ['Media listing', '/mediareact/media-listing'],
      ['Media award winners', '/association/media/awards/sportswriter', '/association/media/awards/sportscaster'],
    ]);
    expect(cards('Newsrooms')).toEqual([
      ['Request media listing', '/mediareact/media-request'],
      ['Credential request procedure', '/mediareact/request-procedure'],
      ['Broadcast agreement form', '/mediareact/login?next=%2Fagreement'],
      [`Network agreement info${PDF}`, '/association/media/network-agreement.pdf'],
    ]);
    expect(cards('Schools')).toEqual([
      ['Public service announcements (PSAs)', '/mediareact/psa'],
      ['Sportsmanship PA examples', '/mediareact/sportsmanship'],
      [`School primary partner program${PDF}`, '/association/media/school-primary-partner.pdf'],
    ]);
    const inNewTab = main()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('target') === '_blank');
    expect(inNewTab.map(({ textContent }) => textContent)).toEqual([
      'Sportswriter award winners (opens in a new tab)',
      'Sportscaster award winners (opens in a new tab)',
      `Network agreement info${PDF}`,
      `School primary partner program${PDF}`,
    ]);
    for (const link of inNewTab) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(main().getAllByText('PDF')).toHaveLength(2);
  });
});

describe('the credential request procedure', () => {
  it('states the association’s rules in three steps, and adds nothing', async () => {
    await renderApp('/request-procedure');
    await screen.findByRole('heading', { level: 1, name: 'Credential Request Procedure' });
    for (const name of [
      'Only registered media outlets are eligible',
      'Unlisted organizations are not issued a credential',
    ]) {
      expect(main().getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(
      main().getByText(/^Yearly credentials for state events are requested by emailing the association’s staff\./),
    ).toBeInTheDocument();
    expect(main().getAllByText(/within 2-3 business days/)).toHaveLength(2);
    expect(main().getByText(/at least 72 hours before the event; later changes are not reflected/)).toBeInTheDocument();
    expect(main().queryByText(/telephone number|play-by-play|last year’s/)).not.toBeInTheDocument();
    expect(main().queryByText(/^You are logged in/)).not.toBeInTheDocument();

    const steps = within(main().getByRole('region', { name: 'How to request credentials' })).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Find your organization in the listing',
      'Not listed? Request a listing',
      'Email the association’s staff',
    ]);
    const href = (name: string) => main().getByRole('link', { name }).getAttribute('href');
    expect(href('Open the media listing')).toBe('/mediareact/media-listing');
    expect(href('Request a media listing')).toBe('/mediareact/media-request');
    expect(href('media@shsaa.example')).toBe('mailto:media@shsaa.example');
  });

  it('links a signed-in newsroom to the form', async () => {
    await renderMedia(api(), '/request-procedure');
    expect(await main().findByText(/^You are logged in/)).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Request Yearly Credentials' })).toHaveAttribute(
      'href',
      '/mediareact/credential-selection',
    );
  });
});

describe('the publications', () => {
  /** The visible title and the kind of each link of a group. */
  const linksOf = (heading: string): string[] =>
    within(screen.getByRole('region', { name: heading }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  const pdfs = (...titles: string[]) => titles.map((title) => `${title} PDF (opens in a new tab)`);

  it('are shown in groups with their kinds, and link to the association’s documents in new tabs', async () => {
    await renderMedia(api(), '/publications');
    await screen.findByRole('heading', { level: 1, name: 'Publications' });
    const headings = main().getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      '2022-23 Journals',
      '2021-22 Journals',
      'Sport Manuals',
      'Minutes',
      'Miscellaneous',
    ]);
    expect(linksOf('2022-23 Journals')).toEqual(pdfs('Fall journal 2022-23', 'Winter journal 2022-23'));
    expect(linksOf('2021-22 Journals')).toEqual(
      pdfs(...['Fall', 'Winter', 'Spring', 'May'].map((issue) => `${issue} journal 2021-22`)),
    );
    const sports = [
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
    ];
    expect(linksOf('Sport Manuals')).toEqual(pdfs(...sports.map((sport) => `${sport} manual`)));
    expect(linksOf('Minutes')).toEqual(['Board Meetings Web page (opens in a new tab)']);
    expect(linksOf('Miscellaneous')).toEqual(
      pdfs(
        'Handbook',
        'Championship History',
        'Coaching School',
        'Senior High Directory',
        'Junior High Directory',
        'Yearbook',
      ),
    );

    const links = main()
      .getAllByRole<HTMLAnchorElement>('link', { name: /\(opens in a new tab\)$/ })
      .filter((link) => link.getAttribute('href')?.startsWith('/association/publications/'));
    expect(links).toHaveLength(23);
    expect(new Set(links.map((link) => link.href)).size).toBe(23);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link.pathname.endsWith('.pdf')).toBe(link.textContent.includes('PDF'));
    }
    expect(main().getByRole('link', { name: /^Track and Field/ })).toHaveAttribute(
      'href',
      '/association/publications/manuals/track-and-field.pdf',
    );
  });
});
