// Verifies MED-7.
import { screen, waitFor, within } from '@testing-library/react';
import { fails } from '../../mocks';
import { addDays, today } from '@/shared/lib/calendar-dates/calendarDate';
import { formatCalendarDate, showDay } from '@/shared/lib/calendar-dates/showDate';
import { NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';
import { siteNewsroom } from '../support/siteNewsroom';

const dayIn = (days: number): string => showDay(addDays(today(), days));
const shortIn = (days: number): string => formatCalendarDate(addDays(today(), days));

const season = async () => within(await screen.findByRole('region', { name: 'Your season' }));

describe('your season on the media home', () => {
  const api = siteNewsroom({
    notifications: [
      { siteId: 3001, personId: 10_001, attending: 1 },
      { siteId: 3101, personId: 10_001, attending: 1 },
    ],
  });
  const open = () => renderMedia(api(), '/media-change', undefined, NEWSROOM);

  it('shows the next events with deadlines and clashes, each one click from its grid', async () => {
    const { user, address } = await open();
    const card = await season();
    await waitFor(() => {
      expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        `Football closes ${dayIn(6)} (in 6 days): 1 of 3 sites covered, Ana Ruiz double-booked${dayIn(2)} – ${dayIn(10)}`,
        `Spirit Activities closes ${dayIn(6)} (in 6 days): 1 of 1 site covered, Ana Ruiz double-booked${dayIn(10)} – ${dayIn(11)}`,
        expect.stringMatching(/^You haven’t requested a credential for /),
        expect.stringMatching(/^Boys Basketball closes .*: 0 of 1 site covered/),
      ]);
    });
    await user.click(card.getByRole('link', { name: /^Football closes/ }));
    expect(address()).toBe('/site-notification/1');
  });

  it("requests each open activity's sites once, and no others", async () => {
    const { atRest } = api();
    await open();
    const card = await season();
    await card.findByRole('link', { name: /^Football closes/ });
    await atRest();
    const years = api().callsTo('GET', /^\/contact\/year\//);
    // Volleyball is not open, and tennis needs no selection.
    expect(years.map(({ path }) => path.slice('/contact/year/'.length)).sort()).toEqual(['1', '10', '11', '12', '22']);
    expect(api().callsTo('GET', /^\/site\/state-tournaments\//)).toHaveLength(years.length);
    const others = api().calls.filter(({ path }) => !/^\/(?:contact\/year|site\/state-tournaments)\//.test(path));
    expect(others.length).toBeLessThanOrEqual(6);
  });

  it('names what could not be loaded, and retries', async () => {
    api().use(fails({ path: /^\/site\/state-tournaments\/1\// }, 404));
    const { user } = await open();
    const card = await season();
    await card.findByText(/We couldn’t load all of your events/);
    expect(card.queryByRole('link', { name: /^Football closes/ })).not.toBeInTheDocument();
    api().reset();
    await user.click(card.getByRole('button', { name: 'Reload events' }));
    expect(await card.findByRole('link', { name: /^Football closes/ })).toBeInTheDocument();
  });

  it('loads the activities again on Reload events when they could not be loaded', async () => {
    api().use(fails({ path: '/site/activity-selection/activities' }, 404));
    const { user } = await open();
    const card = await season();
    await card.findByText(/We couldn’t load all of your events/);
    api().reset();
    await user.click(card.getByRole('button', { name: 'Reload events' }));
    expect(await card.findByRole('link', { name: /^Football closes/ })).toBeInTheDocument();
    expect(card.queryByText(/We couldn’t load all of your events/)).not.toBeInTheDocument();
  });

  it('shows deadlines of agreements filed from this browser until they pass', async () => {
    const filed = {
      at: '2026-11-01T10:00:00.000Z',
      type: 'Television',
      event: 'Football, Semifinal, 6A',
      site: 'Emporia High School',
      dates: [shortIn(2)],
      schools: ['Emporia High School'],
      fee: 75,
      choices: {
        ...{ activity: '1', level: '1', class: '6', site: '', dates: [], schools: [], eventsite: '', tier: '75' },
        ...{ contests: '', landline: '', cellphone: '' },
      },
    };
    const byOwner = JSON.stringify({ [NEWSROOM]: [filed] });
    const _persist = JSON.stringify({ version: 1, rehydrated: true });
    localStorage.setItem('persist:agreementHistory', JSON.stringify({ byOwner, _persist }));
    await open();
    const card = await season();
    await card.findByText(/Contact the host site manager/);
    const filedItems = card
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('filed from this'));
    expect(filedItems.map(({ textContent }) => textContent)).toEqual([
      `Contact the host site manager: ${dayIn(1)} (tomorrow)Football, Semifinal, 6A, agreement filed from this browser`,
      expect.stringMatching(/^Payment is due: .* \(in \d weeks\)Football, Semifinal, 6A, /),
    ]);
  });
});
