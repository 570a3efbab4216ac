// Verifies ATT-8, ATT-9, ATT-21, DRF-1, DRF-3, DRF-4.
import { screen, waitFor, within } from '@testing-library/react';
import { fails } from '../../mocks';
import { holdAnswer } from '../support/holdAnswer';
import { NEWSROOM } from '../support/newsroom';
import { leave } from '../support/renderApp';
import { attendingAtServer, siteNewsroom } from '../support/siteNewsroom';
import {
  bar,
  box,
  chosen,
  dayIn,
  grid,
  kept,
  keeps,
  keepsNothing,
  openAttendance as open,
  SAVE,
  SAVED,
  submitButton as submit,
} from '../support/attendanceScreen';

describe('choosing', () => {
  const api = siteNewsroom();

  it('a whole column and undoing it', async () => {
    const { user } = await open(api());
    await user.click(await screen.findByRole('button', { name: 'All sites for Kim Lee' }));
    expect((await chosen()).filter((name) => name?.startsWith('Kim Lee'))).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^All staff for/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Clear all sites for Kim Lee' }));
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia']);
  });

  it('is reviewed by person before the submission, and can be undone', async () => {
    const { user } = await open(api());
    expect(await screen.findByText('No changes since you last submitted.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'All sites for Kim Lee' }));
    await user.click(await box('Ana Ruiz, Welch Stadium, Emporia'));
    await user.click(await box('Ana Ruiz, Lewis Field, Hays'));
    const review = within(screen.getByRole('region', { name: 'Changes to submit' }));
    expect(await review.findByText('5 changes: 4 added, 1 removed.')).toBeInTheDocument();
    expect(review.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ana Ruiz will attend Lewis Field, Hays, and will no longer attend Welch Stadium, Emporia',
      'Kim Lee will attend Fischer Field, Newton; Welch Stadium, Emporia; and Lewis Field, Hays',
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo all changes' }));
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia']);
    await keepsNothing();
  });

  it('a site with a passed deadline shows a warning', async () => {
    const { user } = await open(api());
    const warning = /The deadline for a site you changed has passed/;
    await user.click(await box('Ana Ruiz, Lewis Field, Hays'));
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await user.click(await box('Ana Ruiz, Fischer Field, Newton'));
    expect(await screen.findByText(warning)).toBeInTheDocument();
  });

  it('two sites on one day shows a warning and can be submitted', async () => {
    const { user } = await open(api());
    await grid();
    expect(screen.queryByText(/, both /)).not.toBeInTheDocument();
    await user.click(await box('Ana Ruiz, Lewis Field, Hays'));
    const sentence = `Ana Ruiz: Welch Stadium, Emporia (Football) and Lewis Field, Hays (Football), both ${dayIn(10)}`;
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(bar()).toHaveTextContent('1 added, 1 double-booking');
    for (const site of ['Welch Stadium, Emporia', 'Lewis Field, Hays']) {
      expect(await box(`Ana Ruiz, ${site}`)).toHaveAccessibleDescription(sentence);
    }
    expect(await box('Ana Ruiz, Fischer Field, Newton')).not.toHaveAccessibleDescription();
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    expect(await attendingAtServer(api())).toEqual(['3001 10001', '3002 10001', '3101 10003']);
  });

  it('a site on a day of another activity of the same person shows a warning', async () => {
    const { user } = await open(api());
    await user.click(await box('Ray Ortiz, Lewis Field, Hays'));
    expect(
      await screen.findByText(
        `Ray Ortiz: Lewis Field, Hays (Football) and Expocentre, Topeka (Spirit Activities), both ${dayIn(10)}`,
      ),
    ).toBeInTheDocument();
  });

  it('a site on a day of another activity says so before it is checked', async () => {
    const { user } = await open(api());
    const words = `${dayIn(10)}: Expocentre, Topeka`;
    for (const site of ['Lewis Field, Hays', 'Welch Stadium, Emporia']) {
      const cell = await box(`Ray Ortiz, ${site}`);
      await waitFor(() => {
        expect(cell).toHaveAccessibleDescription(words);
      });
    }
    for (const free of ['Ray Ortiz, Fischer Field, Newton', 'Kim Lee, Lewis Field, Hays']) {
      expect(await box(free)).not.toHaveAccessibleDescription();
    }
    expect(await box('Ana Ruiz, Lewis Field, Hays')).toHaveAccessibleDescription(
      `${dayIn(10)}: Welch Stadium, Emporia`,
    );
    // The box that made her busy is cleared.
    await user.click(await box('Ana Ruiz, Welch Stadium, Emporia'));
    await waitFor(async () => {
      expect(await box('Ana Ruiz, Lewis Field, Hays')).not.toHaveAccessibleDescription();
    });
  });

  it('says that other activities could not be checked when they cannot be loaded', async () => {
    api().use(fails('/contact/year/10', 404));
    await open(api());
    expect(await screen.findByText(/conflicts with them aren’t shown here\./)).toBeInTheDocument();
  });
});

describe('toggles', () => {
  const api = siteNewsroom();

  it('survive a reload as ids until they are submitted', async () => {
    const first = await open(api());
    await first.user.click(await box('Kim Lee, Lewis Field, Hays'));
    await first.user.click(await box('Ana Ruiz, Welch Stadium, Emporia'));
    first.unmount();
    leave();
    expect(kept()).toContain('3002');
    expect(kept()).not.toMatch(/Kim|Ana|Hays|Emporia/);

    const second = await open(api());
    await grid();
    expect(await chosen()).toEqual(['Kim Lee, Lewis Field, Hays']);
    await second.user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    await keepsNothing();
  });

  it('survive a visit to another activity', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(screen.getByRole('link', { name: /All activities/ }));
    const fall = within(await screen.findByRole('region', { name: 'Fall' }));
    await user.click(fall.getByRole('link', { name: 'Spirit Activities' }));
    await user.click(await box('Ana Ruiz, Expocentre, Topeka'));
    await user.click(screen.getByRole('link', { name: /All activities/ }));
    await user.click(
      within(await screen.findByRole('region', { name: 'Fall' })).getByRole('link', { name: 'Football' }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Football' });
    expect(await chosen()).toContain('Kim Lee, Lewis Field, Hays');
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    await keeps('3101');
    await waitFor(() => {
      expect(kept()).not.toContain('3002');
    });
  });

  it('are submitted by a second click when toggled during a submission', async () => {
    const answer = holdAnswer(api(), SAVE);
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submit());
    await user.click(await box('Kim Lee, Welch Stadium, Emporia'));
    expect(screen.getByRole('button', { name: 'Submitting…' })).toBeInTheDocument();
    answer();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Submitting…' })).not.toBeInTheDocument();
    });
    expect(await screen.findByText('1 change: 1 added.')).toBeInTheDocument();
    expect(
      screen.getByText(/^Your site selections have been saved: .+\. 1 later change not submitted\.$/),
    ).toBeInTheDocument();
    api().reset();
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    expect(await attendingAtServer(api())).toEqual(expect.arrayContaining(['3001 10002', '3002 10002']));
  });

  it('are not shown to another organization', async () => {
    const first = await open(api());
    await first.user.click(await box('Kim Lee, Lewis Field, Hays'));
    first.unmount();
    leave();
    const text = localStorage.getItem('persist:drafts') ?? '';
    expect(text).toContain('3002');
    localStorage.setItem('persist:drafts', text.replaceAll(NEWSROOM, '99999'));
    await open(api());
    await grid();
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia']);
  });
});
