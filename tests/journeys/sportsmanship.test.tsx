import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { makeStore } from '@/app/store';

async function openSportsmanship(): Promise<HTMLElement[]> {
  const router = (children: React.ReactNode) => (
    <MemoryRouter basename="/mediareact" initialEntries={['/mediareact/sportsmanship']}>
      {children}
    </MemoryRouter>
  );
  render(<App store={makeStore()} router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Sportsmanship Announcements' });
  return screen.getAllByRole('article');
}

const WORDS_PER_SECOND = 2.5;

describe('the sportsmanship page', () => {
  it('shows seven announcements, each with its moment, audience, length and text', async () => {
    const announcements = await openSportsmanship();
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
  });

  it('names the length that an announcement takes at 150 words a minute', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    for (const article of await openSportsmanship()) {
      await user.click(within(article).getByRole('button'));
      const words = copied.mock.lastCall?.[0].split(/\s+/).length ?? 0;
      expect(within(article).getByText(/^\d+ sec\.$/)).toHaveTextContent(
        `${String(Math.round(words / WORDS_PER_SECOND))} sec.`,
      );
    }
  });

  it('copies the text with its brackets, and says so politely, when Copy is pressed', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const [, , students] = await openSportsmanship();
    if (students === undefined) throw new Error('There is no third announcement');
    await user.click(within(students).getByRole('button', { name: 'Copy the announcement “To the Student Sections”' }));

    expect(await within(students).findByText('Copied to the clipboard.')).toHaveAttribute('role', 'status');
    expect(copied).toHaveBeenCalledWith(
      'To the student sections of [host school] and [visiting school]: you are the best thing about this building tonight, and we can hear you from the parking lot.\n\n' +
        'Keep it about your own team. Cheer names, not numbers. Stay quiet for the free throw and the serve, stay off the other bench, and when somebody goes down, everybody stands and everybody claps. Noise is easy. Class is what they will remember about your school on the bus ride home.',
    );
  });

  it('says how to copy by hand when the browser does not allow it', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    const [first] = await openSportsmanship();
    if (first === undefined) throw new Error('There is no announcement');
    await user.click(within(first).getByRole('button'));
    expect(
      await within(first).findByText('Your browser did not allow copying. Select the text and copy it.'),
    ).toHaveAttribute('role', 'status');
  });
});
