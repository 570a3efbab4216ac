// Verifies PSA-1, PSA-2, PSA-5.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itIs, openPsa, script } from '../support/psaScreen';

afterEach(() => {
  jest.useRealTimers();
});

describe('the PSA page', () => {
  it('links the posters in three sizes and the national PSA site, in new tabs', async () => {
    const main = await openPsa();
    for (const size of ['5.5x8.5', '8.5x11', '11x17']) {
      const link = within(main).getByRole('link', { name: new RegExp(`^${size} poster`) });
      expect(link).toHaveAttribute('href', `/association/media/psa/poster-${size}.pdf`);
      expect(link).toHaveTextContent('PDF (opens in a new tab)');
    }
    expect(within(main).getByRole('link', { name: /^National PSAs from the NFHS/ })).toHaveAttribute(
      'href',
      'https://www.nfhs.org/',
    );
  });

  it('shows the fall scripts with their "For use through" dates', async () => {
    itIs(new Date(2025, 9, 1));
    const main = await openPsa();
    const fall = within(main).getByRole('region', { name: 'Fall scripts' });
    expect(
      within(fall)
        .getAllByRole('article')
        .map((article) => [
          within(article).getByRole('heading').textContent,
          within(article).getByText(/^For use through/).textContent,
        ]),
    ).toEqual([
      ['Honest Scorecards', 'For use through 10/21/2025'],
      ['The Last Runner In', 'For use through 11/1/2025'],
      ['Six on the Floor', 'For use through 11/1/2025'],
      ['Eighty Minutes', 'For use through 11/8/2025'],
      ['Listen for the Second Clarinet', 'For use through 11/15/2025'],
      ['Both Sides of the Question', 'For use through 11/22/2025'],
      ['Grandpa’s Front-Row Seat', 'For use through 11/29/2025'],
      ['Louder Than You Think', 'For use through 11/29/2025'],
      ['Make Room on the Bench', 'For use through 11/29/2025'],
      ['No Stripes, No Game', 'For use through 11/30/2025'],
    ]);
  });

  it('shows the student PSAs without dates, under the eligibility note', async () => {
    const main = await openPsa();
    const student = within(main).getByRole('region', { name: 'Student PSAs' });
    expect(within(student).getByRole('complementary')).toHaveTextContent(
      'they must have passed at least five classes in the previous semester.',
    );
    expect(within(student).getAllByRole('article')).toHaveLength(5);
    expect(within(student).queryByText(/For use through/)).not.toBeInTheDocument();
  });

  it('shows length, medium, audience, and reading time of a script', async () => {
    itIs(new Date(2025, 9, 1));
    await openPsa();
    const runner = script('The Last Runner In');
    expect(within(runner).getByText('30 seconds')).toBeInTheDocument();
    expect(within(runner).getByText('Radio and public address')).toBeInTheDocument();
    expect(within(runner).getByText('Families and fans')).toBeInTheDocument();
    expect(within(runner).getByText('74 words, reads in 30 sec.')).toBeInTheDocument();
  });

  it('has no script that takes longer to read than stated', async () => {
    await openPsa();
    for (const article of screen.getAllByRole('article')) {
      const slot = parseInt(within(article).getByText(/^\d+ seconds$/).textContent, 10);
      const reading = Number(/reads in (\d+) sec\./.exec(article.textContent)?.[1]);
      expect(reading).toBeGreaterThan(slot * 0.85);
      expect(reading).toBeLessThanOrEqual(slot);
    }
  });

  it('copies a script with Copy and announces it politely', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await openPsa();
    const scorecards = script('Honest Scorecards');
    await user.click(within(scorecards).getByRole('button', { name: 'Copy the script “Honest Scorecards”' }));
    expect(await within(scorecards).findByText('Copied to the clipboard.')).toHaveAttribute('role', 'status');
    expect(copied).toHaveBeenCalledWith(
      'In high school tennis and golf, there is no whistle. A player calls her own lines and counts her own strokes, and everyone believes her.\n\n' +
        'That trust is the game. The State High School Activities Association.',
    );
  });

  it('links from the index to every script', async () => {
    await openPsa();
    const index = screen.getByRole('navigation', { name: 'Scripts on this page' });
    const targets = within(index)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.slice(1));
    expect(targets).toEqual(screen.getAllByRole('article').map((article) => article.id));
    expect(new Set(targets).size).toBe(15);
  });
});
