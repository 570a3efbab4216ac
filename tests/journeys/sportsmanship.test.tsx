// Verifies PSA-7, PSA-8.
import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

/** The page with its announcements, and what is copied from it. */
async function openSportsmanship(query = '') {
  const app = await renderApp(`/sportsmanship${query}`);
  await screen.findByRole('heading', { level: 1 });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  return { ...app, copied, announcements: screen.queryAllByRole('article') };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const WORDS_PER_SECOND = 2.5;

describe('the sportsmanship page', () => {
  it('shows seven announcements with moment, audience, length, and text', async () => {
    const { announcements } = await openSportsmanship();
    expect(heading()).toHaveTextContent('Sportsmanship Announcements');
    expect(announcements.map((article) => within(article).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Welcome to Our House',
      'The Third Team on the Floor',
      'To the Student Sections',
      'To Our Parents and Families',
      'Whose Game Is It?',
      'Win or Go Home, with Honor',
      'After the Final Horn',
    ]);
    for (const article of announcements) {
      expect(within(article).getByText('When to read it')).toBeInTheDocument();
      expect(within(article).getByText('Audience')).toBeInTheDocument();
      expect(within(article).getByText('Length')).toBeInTheDocument();
    }

    const index = screen.getByRole('navigation', { name: 'Announcements on this page' });
    const links = within(index).getAllByRole('link');
    const targets = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    expect(targets).toEqual(announcements.map((article) => within(article).getByRole('heading', { level: 2 })));
    expect(links.map(({ textContent }) => textContent)).toEqual(
      announcements.map((article) => {
        const title = within(article).getByRole('heading', { level: 2 }).textContent;
        return `${title}${within(article).getByText(/^\d+ sec\.$/).textContent}`;
      }),
    );
  });

  it('copies each text with its brackets, says so politely, and states its length at 150 words a minute', async () => {
    const { user, copied, announcements } = await openSportsmanship();
    for (const article of announcements) {
      await user.click(within(article).getByRole('button'));
      const words = copied.mock.lastCall?.[0].split(/\s+/).length ?? 0;
      expect(within(article).getByText(/^\d+ sec\.$/)).toHaveTextContent(
        `${String(Math.round(words / WORDS_PER_SECOND))} sec.`,
      );
    }
    expect((await screen.findAllByText('Copied to the clipboard.'))[0]).toHaveAttribute('role', 'status');
    expect(copied).toHaveBeenCalledWith(
      'To the student sections of [host school] and [visiting school]: you are the best thing about this building tonight, and we can hear you from the parking lot.\n\n' +
        'Keep it about your own team. Cheer names, not numbers. Stay quiet for the free throw and the serve, stay off the other bench, and when somebody goes down, everybody stands and everybody claps. Noise is easy. Class is what they will remember about your school on the bus ride home.',
    );
  });

  it('says how to copy by hand when the browser blocks it', async () => {
    const { user, copied } = await openSportsmanship();
    copied.mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy the announcement “To the Student Sections”' }));
    expect(await screen.findByText('Your browser blocked copying. Select the text and copy it.')).toHaveAttribute(
      'role',
      'status',
    );
  });
});

it('the names of a game are filled in once for all announcements and copies, and stay in the address', async () => {
  const { user, copied, announcements, address } = await openSportsmanship();
  const query = () => new URLSearchParams(new URL(address(), 'http://localhost').search);
  await user.click(screen.getByText('Fill in the names for your game'));
  await user.type(screen.getByLabelText('Host school'), 'Salina Central');
  await user.type(screen.getByLabelText('Visiting school'), 'Hays');
  expect(query().get('host school')).toBe('Salina Central');
  expect(screen.getByText('2 of 13 filled in')).toBeVisible();
  expect(announcements.filter(({ textContent }) => textContent.includes('Salina Central'))).toHaveLength(5);
  expect(announcements.some(({ textContent }) => textContent.includes('[host school]'))).toBe(false);
  expect(announcements[0]).toHaveTextContent('welcome to [facility]');
  const copy = screen.getByRole('button', { name: 'Copy the announcement “To the Student Sections”' });
  await user.click(copy);
  expect(copied.mock.lastCall?.[0]).toMatch(/^To the student sections of Salina Central and Hays: you are/);

  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.getByLabelText('Host school')).toHaveValue('');
  expect(announcements[2]).toHaveTextContent('[host school]');
  expect([...query()]).toEqual([]);
});

it('the large type shows one announcement with the names, links to the others, and restores the focus', async () => {
  await openSportsmanship('?read=welcome');
  expect(heading()).toHaveTextContent('Welcome to Our House');
  expect(screen.queryByRole('link', { name: /Previous/ })).not.toBeInTheDocument();

  const { user } = await openSportsmanship('?visiting+school=Hays');
  await user.click(screen.getByRole('link', { name: 'Read “To the Student Sections” in large type' }));
  expect(heading()).toHaveTextContent('To the Student Sections');
  expect(heading()).toHaveFocus();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByText(/you are the best thing/)).toHaveTextContent('sections of [host school] and Hays');

  expect(screen.getByRole('link', { name: /^← Previous.*The Third Team on the Floor$/ })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Next/ }));
  expect(heading()).toHaveTextContent('To Our Parents and Families');
  expect(heading()).toHaveFocus();
  await user.click(screen.getByRole('link', { name: '← All announcements' }));
  expect(heading()).toHaveTextContent('Sportsmanship Announcements');
  expect(screen.getByRole('link', { name: 'Read “To Our Parents and Families” in large type' })).toHaveFocus();
  expect(screen.getByLabelText('Visiting school')).toHaveValue('Hays');
});
