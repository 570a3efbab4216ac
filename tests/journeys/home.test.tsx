// Verifies HOM-1, HOM-2, HOM-3.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { makeStore } from '@/app/store';
import { expectFocus } from '../support/focus';

async function openHome(): Promise<HTMLElement> {
  const router = (children: React.ReactNode) => (
    <MemoryRouter basename="/mediareact" initialEntries={['/mediareact']}>
      {children}
    </MemoryRouter>
  );
  render(<App store={makeStore()} router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'General Information' });
  return screen.getByRole('main');
}

const card = (main: HTMLElement, title: string): HTMLElement => {
  const found = within(main)
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name: (name) => name.startsWith(title) }) !== null);
  if (found === undefined) throw new Error(`There is no card "${title}"`);
  return found;
};

describe('the home page', () => {
  it('shows nine cards, each with a heading and a description', async () => {
    const main = await openHome();
    expect(within(main).getAllByRole('article')).toHaveLength(9);
    expect(
      within(main)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent.replace(/ \(PDF, opens in a new tab\)$/, '')),
    ).toEqual([
      'Media listing',
      'Media award winners',
      'Request media listing',
      'Credential request procedure',
      'Broadcast agreement form',
      'Network agreement info',
      'Public service announcements (PSAs)',
      'Sportsmanship PA examples',
      'School primary partner program',
    ]);
  });

  it('groups them by the public, newsrooms, and schools', async () => {
    const main = await openHome();
    expect(
      ['The public', 'Newsrooms', 'Schools'].map(
        (name) => within(within(main).getByRole('region', { name })).getAllByRole('article').length,
      ),
    ).toEqual([2, 4, 3]);
  });

  it.each([
    ['Media listing', '/mediareact/media-listing'],
    ['Credential request procedure', '/mediareact/request-procedure'],
    ['Request media listing', '/mediareact/media-request'],
    ['Broadcast agreement form', '/mediareact/login?next=%2Fagreement'],
    ['Public service announcements (PSAs)', '/mediareact/psa'],
    ['Sportsmanship PA examples', '/mediareact/sportsmanship'],
  ])('leads from “%s” to a page of the portal', async (title, href) => {
    const found = card(await openHome(), title);
    const link = within(found).getByRole('link', { name: title });
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('target');
  });

  it.each([
    ['Network agreement info', '/association/media/network-agreement.pdf'],
    ['School primary partner program', '/association/media/school-primary-partner.pdf'],
  ])('opens the PDF of “%s” in a new tab and says so', async (title, href) => {
    const found = card(await openHome(), title);
    expect(within(found).getByText('PDF document')).toBeInTheDocument();
    const link = within(found).getByRole('link', { name: `${title} (PDF, opens in a new tab)` });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows the two award-winner links on the ninth card', async () => {
    const found = card(await openHome(), 'Media award winners');
    const links = within(found).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['Sportswriter award winners (opens in a new tab)', '/association/media/awards/sportswriter', '_blank'],
      ['Sportscaster award winners (opens in a new tab)', '/association/media/awards/sportscaster', '_blank'],
    ]);
  });

  it('opens the sportsmanship announcements from their card', async () => {
    await openHome();
    await userEvent.click(screen.getByRole('link', { name: 'Sportsmanship PA examples' }));
    await expectFocus(await screen.findByRole('heading', { level: 1, name: 'Sportsmanship Announcements' }));
  });
});
