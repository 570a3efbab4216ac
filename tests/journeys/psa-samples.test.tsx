// Verifies PSA-3, PSA-4, PSA-6.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectFocus } from '../support/focus';
import { openPsa, openScreen } from '../support/psaScreen';

describe('the PSA samples', () => {
  it('lists 19, 20, and 19 audio titles of 2024, 2023, and 2022', async () => {
    await openScreen('/psa/audio', 'PSA Audio Samples');
    const counts = ['2024', '2023', '2022'].map(
      (year) => within(screen.getByRole('region', { name: year })).getAllByRole('link').length,
    );
    expect(counts).toEqual([19, 20, 19]);
    const link = screen.getByRole('link', { name: /^Cheer for the Other Team’s Senior/ });
    expect(link).toHaveAttribute('href', '/association/media/psa/audio/2024/cheer-for-the-other-teams-senior.wav');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('plays one audio sample at a time in place, through the address', async () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await openScreen('/psa/audio?play=2023%2Fheat-rules', 'PSA Audio Samples');
    expect(document.querySelector('audio')).toHaveAccessibleName('Heat Rules');
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Play Third Chair' }));
    expect(document.querySelectorAll('audio')).toHaveLength(1);
    const player = document.querySelector('audio');
    expect(player).toHaveAccessibleName('Third Chair');
    expect(player).toHaveAttribute('src', '/association/media/psa/audio/2024/third-chair.wav');
    expect(play).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Play Heat Rules' })).toBeInTheDocument();
  });

  it('shows a still of every video', async () => {
    const main = await openScreen('/psa/video', 'PSA Video Samples');
    expect([...main.querySelectorAll('img')].map((still) => still.getAttribute('src'))).toHaveLength(12);
    expect(main.querySelector('img')).toHaveAttribute('src', '/association/media/psa/video/winners/the-bench.svg');
  });

  it('groups the video samples as Winners, Sportsmanship, and NFHS PSA videos', async () => {
    const main = await openScreen('/psa/video', 'PSA Video Samples');
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
  });

  it('marks the current page and links to the other two', async () => {
    await openPsa();
    const pages = screen.getByRole('navigation', { name: 'PSA pages' });
    expect(within(pages).getByRole('link', { name: 'Scripts' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(pages).getByRole('link', { name: 'Audio samples' }));
    await expectFocus(await screen.findByRole('heading', { level: 1, name: 'PSA Audio Samples' }));
    expect(screen.getByRole('link', { name: 'Audio samples' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Scripts' })).not.toHaveAttribute('aria-current');
  });
});
