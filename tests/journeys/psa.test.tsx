// Verifies PSA-1, PSA-2, PSA-3, PSA-4, PSA-5, PSA-6.
import { act, screen, within } from '@testing-library/react';
import { expectFocus } from '../support/focus';
import { renderApp } from '../support/renderApp';

async function openScreen(path: string, heading: string) {
  const { user } = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  return { user, main: screen.getByRole('main') };
}

const openPsa = (hash = '') => openScreen(`/psa${hash}`, 'Public Service Announcements');
const script = (title: string) => screen.getByRole('article', { name: title });

/** Timers stay real but the clock that pages read stands still. */
function itIs(now: Date): void {
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance'] });
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the PSA page', () => {
  it('links posters and the national PSA site in new tabs, and has all scripts in an index, none longer than stated', async () => {
    const { main } = await openPsa();
    for (const size of ['5.5x8.5', '8.5x11', '11x17']) {
      const link = within(main).getByRole('link', { name: new RegExp(`^${size} poster`) });
      expect(link).toHaveAttribute('href', `/association/media/psa/poster-${size}.pdf`);
      expect(link).toHaveTextContent('PDF (opens in a new tab)');
    }
    expect(within(main).getByRole('link', { name: /^National PSAs from the NFHS/ })).toHaveAttribute(
      'href',
      'https://www.nfhs.org/',
    );
    const student = within(main).getByRole('region', { name: 'Student PSAs' });
    expect(within(student).getByRole('complementary')).toHaveTextContent(
      'they must have passed at least five classes in the previous semester.',
    );
    expect(within(student).getAllByRole('article')).toHaveLength(5);
    expect(within(student).queryByText(/For use through/)).not.toBeInTheDocument();

    const articles = screen.getAllByRole('article');
    for (const article of articles) {
      const slot = parseInt(within(article).getByText(/^\d+ seconds$/).textContent, 10);
      const reading = Number(/reads in (\d+) sec\./.exec(article.textContent)?.[1]);
      expect(reading).toBeGreaterThan(slot * 0.85);
      expect(reading).toBeLessThanOrEqual(slot);
    }
    const index = screen.getByRole('navigation', { name: 'Scripts on this page' });
    const links = within(index).getAllByRole('link');
    const targets = links.map((link) => link.getAttribute('href')?.slice(1));
    expect(targets).toEqual(articles.map(({ id }) => id));
    expect(new Set(targets).size).toBe(15);
  });

  it('shows the fall scripts with their "For use through" dates, length, medium, audience, and reading time', async () => {
    itIs(new Date(2025, 9, 1));
    const { main } = await openPsa();
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
    const runner = within(script('The Last Runner In'));
    expect(runner.getByText('30 seconds')).toBeInTheDocument();
    expect(runner.getByText('Radio and public address')).toBeInTheDocument();
    expect(runner.getByText('Families and fans')).toBeInTheDocument();
    expect(runner.getByText('74 words, reads in 30 sec.')).toBeInTheDocument();
  });
});

describe('outdated scripts', () => {
  const fold = () => screen.getByRole('region', { name: 'Out of date' }).querySelector('details');
  const titles = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'));

  it('come after current and undated scripts, collapsed under one line', async () => {
    itIs(new Date(2025, 10, 25));
    await openPsa();
    const fall = screen.getByRole('region', { name: 'Fall scripts' });
    expect(within(fall).getAllByRole('article')).toHaveLength(4);
    expect(
      screen.getByText('6 fall scripts are out of date; the last expired on 11/22/2025. Please do not air them.'),
    ).toBeVisible();
    expect(fold()).not.toHaveAttribute('open');
    expect(titles().slice(9)).toEqual([
      'honest-scorecards-title',
      'last-runner-in-title',
      'six-on-the-floor-title',
      'eighty-minutes-title',
      'second-clarinet-title',
      'both-sides-title',
    ]);
  });

  it('keep their heading when all are outdated, expand when the address links to one, and are no student PSAs', async () => {
    itIs(new Date(2026, 0, 10));
    await openPsa('#honest-scorecards');
    const heading = screen.getByRole('heading', { level: 2, name: 'Fall scripts' });
    expect(screen.getByRole('region', { name: 'Out of date' })).toContainElement(heading);
    expect(screen.queryByRole('region', { name: 'Fall scripts' })).not.toBeInTheDocument();
    expect(screen.getByText(/^10 fall scripts are out of date; the last expired on 11\/30\/2025\./)).toBeVisible();
    expect(titles()[0]).toBe('five-classes-title');
    expect(fold()).toHaveAttribute('open');
    expect(script('Honest Scorecards')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Student PSAs' })).queryByText('Out of date')).toBeNull();
    expect(screen.getAllByText('Out of date')).toHaveLength(10);
  });
});

// tests/browser/public-area.spec.ts tests this on a page that was prerendered earlier.
it('the “Out of date” mark of a script appears the day after the last day', async () => {
  itIs(new Date(2025, 10, 8, 23, 59, 30));
  await openPsa();
  expect(within(script('Six on the Floor')).getByText('Out of date')).toBeInTheDocument();
  expect(within(script('Eighty Minutes')).queryByText('Out of date')).not.toBeInTheDocument();

  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(within(script('Eighty Minutes')).getByText('Out of date')).toBeInTheDocument();
  expect(within(script('Both Sides of the Question')).queryByText('Out of date')).not.toBeInTheDocument();
});

describe('the PSA samples', () => {
  it('lists 19, 20, and 19 audio titles of three years, and plays one at a time in place, through the address', async () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { user } = await openScreen('/psa/audio?play=2023%2Fheat-rules', 'PSA Audio Samples');
    const counts = ['2024', '2023', '2022'].map(
      (year) => within(screen.getByRole('region', { name: year })).getAllByRole('link').length,
    );
    expect(counts).toEqual([19, 20, 19]);
    const link = screen.getByRole('link', { name: /^Cheer for the Other Team’s Senior/ });
    expect(link).toHaveAttribute('href', '/association/media/psa/audio/2024/cheer-for-the-other-teams-senior.wav');
    expect(link).toHaveAttribute('target', '_blank');

    expect(document.querySelector('audio')).toHaveAccessibleName('Heat Rules');
    expect(play).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Play Third Chair' }));
    expect(document.querySelectorAll('audio')).toHaveLength(1);
    const player = document.querySelector('audio');
    expect(player).toHaveAccessibleName('Third Chair');
    expect(player).toHaveAttribute('src', '/association/media/psa/audio/2024/third-chair.wav');
    expect(play).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Play Heat Rules' })).toBeInTheDocument();
  });

  it('groups the video samples as Winners, Sportsmanship, and NFHS PSA videos, each with a still', async () => {
    const { main } = await openScreen('/psa/video', 'PSA Video Samples');
    expect(
      within(main)
        .getAllByRole('region')
        .map((group) => [
          within(group).getByRole('heading', { level: 2 }).textContent,
          within(group).getAllByRole('link').length,
        ]),
    ).toEqual([
      ['Winners', 6],
      ['Sportsmanship', 3],
      ['NFHS PSA videos', 3],
    ]);
    expect(within(main).getByRole('link', { name: /^The Bench/ })).toHaveAttribute(
      'href',
      '/association/media/psa/video/winners/the-bench',
    );
    expect(main.querySelectorAll('img')).toHaveLength(12);
    expect(main.querySelector('img')).toHaveAttribute('src', '/association/media/psa/video/winners/the-bench.svg');
  });

  it('marks the current page and links to the other two', async () => {
    const { user } = await openPsa();
    const pages = screen.getByRole('navigation', { name: 'PSA pages' });
    expect(within(pages).getByRole('link', { name: 'Scripts' })).toHaveAttribute('aria-current', 'page');
    await user.click(within(pages).getByRole('link', { name: 'Audio samples' }));
    await expectFocus(await screen.findByRole('heading', { level: 1, name: 'PSA Audio Samples' }));
    expect(screen.getByRole('link', { name: 'Audio samples' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Scripts' })).not.toHaveAttribute('aria-current');
  });
});
