// Verifies HOM-1, HOM-2, HOM-3.
import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

const PDF = ' (PDF, opens in a new tab)';

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

it('shows nine cards, grouped by the public, newsrooms, and schools', async () => {
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
});

it('opens PDFs and other sites in a new tab, and says so', async () => {
  await renderApp('/');
  const main = within(screen.getByRole('main'));
  const inNewTab = main.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(inNewTab.map(({ textContent }) => textContent)).toEqual([
    'Sportswriter award winners (opens in a new tab)',
    'Sportscaster award winners (opens in a new tab)',
    `Network agreement info${PDF}`,
    `School primary partner program${PDF}`,
  ]);
  for (const link of inNewTab) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(main.getAllByText('PDF document')).toHaveLength(2);
});
