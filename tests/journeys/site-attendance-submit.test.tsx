// Verifies GEN-4, ATT-7, ATT-10, ATT-17, DRF-1, DRF-3, DRF-4.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { droppedAfter, emptyBody, fails } from '../../mocks';
import { catchDownloads } from '../support/catchDownloads';
import { expectFocus } from '../support/focus';
import { holdAnswer } from '../support/holdAnswer';
import { NEWSROOM } from '../support/newsroom';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { attendingAtServer, isoDay, siteNewsroom } from '../support/siteNewsroom';
import {
  box,
  chosen,
  grid,
  kept,
  keeps,
  keepsNothing,
  openAttendance as open,
  puts,
  SAVE,
  SAVED,
  submitButton as submit,
} from '../support/attendanceScreen';

const UNSURE = 'We’re not certain whether your selections were saved';
const ADVICE = 'Submit again to be sure; nothing is saved twice.';

const api = siteNewsroom();

describe('submitting', () => {
  it('says that a grid is too large for the server, names a contact, and keeps the selections', async () => {
    api().use(fails({ method: 'PUT', path: '/site/site-notifications' }, 413, 'The body is larger than 4 MiB.'));
    await renderMedia(api(), '/site-notification/1', undefined, NEWSROOM);
    const kim = () => screen.findByRole('checkbox', { name: 'Kim Lee, Welch Stadium, Emporia' });
    fireEvent.click(await kim());
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^We couldn’t save your selections\. This is more than the media service can accept at once\. Please write to \S+@\S+\.$/,
    );
    expect(await kim()).toBeChecked();
  });

  it('sends every cell once, and the success panel takes the place of Submit while the grid stays', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(await box('Ana Ruiz, Welch Stadium, Emporia'));
    await user.dblClick(submit());

    await expectFocus(await screen.findByRole('heading', { name: SAVED }));
    expect(screen.getByText('Football: your staff attends 1 site.')).toBeInTheDocument();
    expect(screen.getByText(/^\d+:\d\d [AP]M ·$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    expect(await chosen()).toEqual(['Kim Lee, Lewis Field, Hays']);
    expect(screen.getByRole('button', { name: 'Show staff as rows' })).toBeInTheDocument();
    expect(screen.getByText(/^Site selections must be made 72 hours before the event/)).toBeInTheDocument();
    const cell = (event: number, staff: number, attending: '0' | '1') => ({
      event,
      staff,
      identifier: NEWSROOM,
      attending,
    });
    expect(puts(api())).toHaveLength(1);
    expect(puts(api())[0]).toMatchObject({
      path: '/site/site-notifications',
      body: [
        cell(3003, 10_001, '0'),
        cell(3003, 10_002, '0'),
        cell(3003, 10_003, '0'),
        cell(3001, 10_001, '0'),
        cell(3001, 10_002, '0'),
        cell(3001, 10_003, '0'),
        cell(3002, 10_001, '0'),
        cell(3002, 10_002, '1'),
        cell(3002, 10_003, '0'),
      ],
    });
    expect(await attendingAtServer(api())).toEqual(['3002 10002', '3101 10003']);
  });

  it('offers Submit again once something is changed', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    expect(screen.getByText('No changes since you last submitted.')).toBeInTheDocument();
    await user.click(await box('Ray Ortiz, Lewis Field, Hays'));
    expect(screen.queryByRole('heading', { name: SAVED })).not.toBeInTheDocument();
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    expect(await attendingAtServer(api())).toEqual(['3001 10001', '3002 10002', '3002 10003', '3101 10003']);
  });

  it('updates "Who is where"', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submit());
    await user.click(await screen.findByRole('link', { name: 'Who is where' }));
    const board = await screen.findByRole('table', { name: 'Who is where, by week' });
    expect(within(board).getByRole('rowheader', { name: 'Kim Lee' })).toBeInTheDocument();
    expect(within(board).getByText('Lewis Field, Hays')).toBeInTheDocument();
  });

  it('warns about a late site and a person at two sites after saving them', async () => {
    const { user } = await open(api());
    await user.click(await box('Ana Ruiz, Lewis Field, Hays'));
    await user.click(await box('Kim Lee, Fischer Field, Newton'));
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    expect(await screen.findByText('Ana Ruiz is at two sites on the same day.')).toBeInTheDocument();
    expect(
      screen.getByText('Fischer Field, Newton was saved after the deadline, so the state site will not see it.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['the server fails', fails(SAVE, 500, 'No sites today.'), 'We couldn’t save your selections. No sites today.'],
    [
      'the answer is empty',
      emptyBody(SAVE),
      `${UNSURE}. The media service did not confirm that it was saved. ${ADVICE}`,
    ],
  ])('keeps the choices and says what happened when %s', async (_when, fault, reason) => {
    api().use(fault);
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submit());
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(await box('Kim Lee, Lewis Field, Hays')).toBeChecked();
    expect(puts(api())).toHaveLength(1);
    expect(await attendingAtServer(api())).toEqual(['3001 10001', '3101 10003']);

    api().reset();
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    expect(await attendingAtServer(api())).toEqual(['3001 10001', '3002 10002', '3101 10003']);
  });

  it("does not call it failed when the answer was lost, and then shows the server's data", async () => {
    api().use(droppedAfter(SAVE));
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submit());
    expect(await screen.findByText(new RegExp(UNSURE))).toBeInTheDocument();
    expect(await screen.findByText('No changes since you last submitted.')).toBeInTheDocument();
    expect(await box('Kim Lee, Lewis Field, Hays')).toBeChecked();
  });

  it('offers the attendance as a calendar, also when nothing was changed', async () => {
    const files = catchDownloads();
    const { user } = await open(api());
    await grid();
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Download calendar' }));
    expect(await attendingAtServer(api())).toEqual(['3001 10001', '3101 10003']);
    await waitFor(() => {
      expect(files.size).toBe(1);
    });
    const calendar = (await files.get('state-sites.ics')) ?? '';
    expect(calendar).toContain('X-WR-CALNAME:State sites: Football\r\n');
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${isoDay(10).replaceAll('-', '')}\r\n`);
    expect(calendar).toContain('LOCATION:Welch Stadium\\, Emporia\r\nDESCRIPTION:Attending: Ana Ruiz\r\n');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});

describe('toggles that are not submitted', () => {
  it('survive a reload as ids until they are', async () => {
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
});
