// Verifies ATT-1, ATT-2, ATT-3, ATT-12, ATT-15, ATT-20.
import { screen, waitFor, within } from '@testing-library/react';
import { lt } from 'drizzle-orm';
import { siteNotifications, stateTournamentSites } from '../../mocks/db/schema';
import { dayIn, openAttendance } from '../support/attendanceScreen';
import { siteNewsroom } from '../support/siteNewsroom';

const api = siteNewsroom();
const open = () => openAttendance(api(), '/site-notification');
const season = (name: string) => screen.findByRole('region', { name });

/** The name of each linked activity, and its description. */
const factsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
    ]);

it('the activities are grouped by season with dates, deadline, and covered sites, told apart by gender, above the 72-hour note', async () => {
  await open();
  const fall = await season('Fall');
  await waitFor(() => {
    expect(factsIn(fall)).toEqual([
      ['Football', `${dayIn(2)} – ${dayIn(10)}Closes ${dayIn(6)} (in 6 days)1 of 3 sites covered`],
      ['Spirit Activities', `${dayIn(10)} – ${dayIn(11)}Closes ${dayIn(6)} (in 6 days)1 of 1 site covered`],
      ['Girls Tennis', 'No selection needed'],
    ]);
  });
  const closed = within(fall).getByText('Not open (1)').parentElement;
  expect(closed).toHaveTextContent('Volleyball');
  expect(closed).toHaveAttribute('open');
  expect(fall.querySelectorAll('svg path')).toHaveLength(4);
  const winter = factsIn(await season('Winter'));
  expect(winter.map(([name]) => name)).toEqual(['Boys Basketball', 'Girls Basketball']);
  // KAY has no ShowIcon.
  expect(factsIn(await season('Spring')).map(([name]) => name)).toEqual(['Track & Field']);
  expect(screen.getByRole('link', { name: 'Boys Basketball' })).toHaveAttribute(
    'href',
    '/mediareact/site-notification/11',
  );
  expect(
    screen.getByText(
      /Site selections must be made 72 hours before the event; later changes are not reflected at the state site\./,
    ),
  ).toHaveTextContent('Tennis, golf, gymnastics and bowling need no site selection.');
  expect(api().callsTo('GET', '/site/activity-selection/activities')).toHaveLength(1);
});

it('activities that close soon come first, by deadline, and load their details once', async () => {
  const { user, address } = await open();
  const soon = await season('Closing soon');
  await waitFor(() => {
    expect(within(soon).getAllByRole('listitem')).toHaveLength(2);
  });
  await waitFor(() => {
    expect(screen.getAllByText(/sites? covered|No sites yet/)).toHaveLength(5);
  });
  const asked = () => api().calls.filter(({ path }) => path.startsWith('/site/state-tournaments/1/')).length;
  expect(asked()).toBe(1);
  const [first] = within(soon).getAllByRole('listitem');
  expect(first).toHaveTextContent(`Football: ${dayIn(6)}, in 6 days. 1 of 3 covered`);
  await user.click(within(first ?? soon).getByRole('link', { name: 'Choose sites' }));
  expect(address()).toBe('/site-notification/1');
  await screen.findByRole('heading', { level: 1, name: 'Football' });
  await user.click(screen.getByRole('link', { name: '← All activities' }));
  expect(await screen.findByText('1 of 3 sites covered')).toBeInTheDocument();
  expect(asked()).toBe(1);
});

it('the activities name the next deadline when none closes within two weeks', async () => {
  await api().db.delete(siteNotifications);
  await api().db.delete(stateTournamentSites).where(lt(stateTournamentSites.activityId, 11));
  await open();
  const soon = await season('Closing soon');
  await waitFor(() => {
    expect(soon).toHaveTextContent(
      `No deadlines in the next two weeks. Next is Boys Basketball: ${dayIn(96)}, in 3 months.`,
    );
  });
});
