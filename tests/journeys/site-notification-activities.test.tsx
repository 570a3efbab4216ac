// Verifies ATT-1, ATT-2, ATT-3, ATT-12, ATT-15, ATT-20.
import { screen, waitFor, within } from '@testing-library/react';
import { lt } from 'drizzle-orm';
import { emptyList, fails } from '../../mocks';
import { siteNotifications, stateTournamentSites } from '../../mocks/db/schema';
import { dayIn, openAttendance } from '../support/attendanceScreen';
import { siteNewsroom } from '../support/siteNewsroom';

const api = siteNewsroom();

const open = () => openAttendance(api(), '/site-notification');

const names = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const season = (name: string) => screen.findByRole('region', { name });

describe('the activities', () => {
  it('are grouped by Fall, Winter, and Spring, each with an icon', async () => {
    await open();
    const fall = await season('Fall');
    expect(names(fall)).toEqual(['Football', 'Spirit Activities', 'Girls Tennis']);
    const closed = within(fall).getByText('Not open (1)').parentElement;
    expect(closed).toHaveTextContent('Volleyball');
    expect(within(fall).queryByRole('link', { name: /Volleyball/ })).not.toBeInTheDocument();
    expect(closed).toHaveAttribute('open');
    expect(fall.querySelectorAll('svg path')).toHaveLength(4);
    expect(within(await season('Winter')).getAllByRole('listitem')).toHaveLength(2);
    // KAY has no ShowIcon.
    expect(names(await season('Spring'))).toEqual(['Track & Field']);
    expect(api().callsTo('GET', '/site/activity-selection/activities')).toHaveLength(1);
  });

  it('show their dates, deadline, and number of covered sites', async () => {
    await open();
    const fall = within(await season('Fall'));
    const facts = () =>
      fall
        .getAllByRole('link')
        .map((link) => [
          link.textContent,
          document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
        ]);
    await waitFor(() => {
      expect(facts()).toEqual([
        ['Football', `${dayIn(2)} – ${dayIn(10)}Closes ${dayIn(6)} (in 6 days)1 of 3 sites covered`],
        ['Spirit Activities', `${dayIn(10)} – ${dayIn(11)}Closes ${dayIn(6)} (in 6 days)1 of 1 site covered`],
        ['Girls Tennis', 'No selection needed'],
      ]);
    });
  });

  it('that close soon come first, by deadline', async () => {
    const { user, address } = await open();
    const soon = await screen.findByRole('region', { name: 'Closing soon' });
    await waitFor(() => {
      expect(within(soon).getAllByRole('listitem')).toHaveLength(2);
    });
    const [first] = within(soon).getAllByRole('listitem');
    expect(first).toHaveTextContent(`Football: ${dayIn(6)}, in 6 days. 1 of 3 covered`);
    await user.click(within(first ?? soon).getByRole('link', { name: 'Choose sites' }));
    expect(address()).toBe('/site-notification/1');
  });

  it('name the next deadline when none closes within two weeks', async () => {
    await api().db.delete(siteNotifications);
    await api().db.delete(stateTournamentSites).where(lt(stateTournamentSites.activityId, 11));
    await open();
    const soon = await screen.findByRole('region', { name: 'Closing soon' });
    await waitFor(() => {
      expect(soon).toHaveTextContent(
        `No deadlines in the next two weeks. Next is Boys Basketball: ${dayIn(96)}, in 3 months.`,
      );
    });
  });

  it('appear before their details, and failed details can be retried', async () => {
    api().use(fails('/site/state-tournaments/{ActivityID}/{Type}/{Gender}/{Name}/{Year}', 400));
    const { user } = await open();
    const fall = await season('Fall');
    expect(within(fall).getByRole('link', { name: 'Football' })).toBeInTheDocument();
    await screen.findByText(/We couldn’t load the dates of every activity/);
    expect(fall).not.toHaveTextContent('covered');
    api().reset();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(fall).toHaveTextContent('1 of 3 sites covered');
    });
    expect(screen.queryByText(/We couldn’t load/)).not.toBeInTheDocument();
  });

  it('load details once, six at a time at most', async () => {
    const { user } = await open();
    await waitFor(() => {
      expect(screen.getAllByText(/sites? covered|No sites yet/)).toHaveLength(5);
    });
    const asked = () => api().calls.filter(({ path }) => path.startsWith('/site/state-tournaments/1/')).length;
    expect(asked()).toBe(1);
    await user.click(within(await season('Fall')).getByRole('link', { name: 'Football' }));
    await screen.findByRole('heading', { level: 1, name: 'Football' });
    await user.click(screen.getByRole('link', { name: '← All activities' }));
    expect(await screen.findByText('1 of 3 sites covered')).toBeInTheDocument();
    expect(asked()).toBe(1);
  });

  it('show boys or girls when two have the same name, and the 72-hour note', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Boys Basketball' });
    expect(link).toHaveAttribute('href', '/mediareact/site-notification/11');
    expect(screen.getByRole('link', { name: 'Girls Basketball' })).toBeInTheDocument();
    expect(
      screen.getByText(
        /Site selections must be made 72 hours before the event; later changes are not reflected at the state site\./,
      ),
    ).toHaveTextContent('Tennis, golf, gymnastics and bowling need no site selection.');
  });

  it('say so when they cannot be loaded, and retry', async () => {
    api().use(fails('/site/activity-selection/activities', 500, 'No activities today.'));
    const { user } = await open();
    expect(await screen.findByText('No activities today.')).toBeInTheDocument();
    api().reset();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await season('Fall')).toBeInTheDocument();
  });

  it('say so for each season without any', async () => {
    api().use(emptyList('/site/activity-selection/activities'));
    await open();
    expect(await screen.findAllByText('No activities are listed for this season.')).toHaveLength(3);
  });
});
