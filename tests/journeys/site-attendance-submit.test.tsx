// Verifies GEN-4, ATT-7, ATT-10, ATT-17, DRF-1, DRF-3, DRF-4.
import { screen, waitFor, within } from '@testing-library/react';
import { droppedAfter, emptyBody, fails } from '../../mocks';
import { catchDownloads } from '../support/catchDownloads';
import { expectFocus } from '../support/focus';
import { holdAnswer } from '../support/holdAnswer';
import { NEWSROOM } from '../support/newsroom';
import { attendingAtServer, isoDay, siteNewsroom } from '../support/siteNewsroom';
import {
  box,
  chosen,
  kept,
  keeps,
  openAttendance as open,
  puts,
  SAVE,
  SAVED,
  submitButton as submit,
} from '../support/attendanceScreen';

const UNSURE = 'We’re not certain whether your selections were saved';
const ADVICE = 'Submit again to be sure; nothing is saved twice.';

const api = siteNewsroom();
const saved = () => screen.findByRole('heading', { name: SAVED });
const EMPORIA = 'Ana Ruiz, Welch Stadium, Emporia';
const HAYS = 'Kim Lee, Lewis Field, Hays';

describe('submitting', () => {
  it('sends every cell once; then success takes the place of Submit until something is changed', async () => {
    const { user } = await open(api());
    await user.click(await box(HAYS));
    await user.click(await box(EMPORIA));
    await user.dblClick(submit());

    await expectFocus(await saved());
    expect(screen.getByText('Football: your staff attends 1 site.')).toBeInTheDocument();
    expect(screen.getByText(/^\d+:\d\d [AP]M ·$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    expect(await chosen()).toEqual([HAYS]);
    expect(screen.getByRole('button', { name: 'Show staff as rows' })).toBeInTheDocument();
    expect(screen.getByText(/^Site selections must be made 72 hours before the event/)).toBeInTheDocument();
    expect(screen.getByText('No changes since you last submitted.')).toBeInTheDocument();
    const cells = [3003, 3001, 3002].flatMap((event) =>
      [10_001, 10_002, 10_003].map((staff) => {
        const attending = event === 3002 && staff === 10_002 ? '1' : '0';
        return { event, staff, identifier: NEWSROOM, attending };
      }),
    );
    expect(puts(api()).map(({ path, body }) => [path, body])).toEqual([['/site/site-notifications', cells]]);
    expect(await attendingAtServer(api())).toEqual(['3002 10002', '3101 10003']);

    await user.click(await box('Ray Ortiz, Lewis Field, Hays'));
    expect(screen.queryByRole('heading', { name: SAVED })).not.toBeInTheDocument();
    await user.click(submit());
    await saved();
    expect(await attendingAtServer(api())).toEqual(['3002 10002', '3002 10003', '3101 10003']);
    await user.click(await screen.findByRole('link', { name: 'Who is where' }));
    const board = await screen.findByRole('table', { name: 'Who is where, by week' });
    expect(within(board).getByRole('rowheader', { name: 'Kim Lee' })).toBeInTheDocument();
    expect(within(board).getAllByText('Lewis Field, Hays')).toHaveLength(2);
  });

  it('warns about a late site and a person at two sites after saving them, and offers a calendar', async () => {
    const files = catchDownloads();
    const { user } = await open(api());
    await user.click(await box('Ana Ruiz, Lewis Field, Hays'));
    await user.click(await box('Kim Lee, Fischer Field, Newton'));
    await user.click(submit());
    await saved();
    expect(await screen.findByText('Ana Ruiz is at two sites on the same day.')).toBeInTheDocument();
    expect(
      screen.getByText('Fischer Field, Newton was saved after the deadline, so the state site will not see it.'),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => {
      expect(files.size).toBe(1);
    });
    const calendar = (await files.get('state-sites-football.ics')) ?? '';
    expect(calendar).toContain('X-WR-CALNAME:State sites: Football\r\n');
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${isoDay(10).replaceAll('-', '')}\r\n`);
    expect(calendar).toContain('LOCATION:Welch Stadium\\, Emporia\r\nDESCRIPTION:Attending: Ana Ruiz\r\n');
  });

  it.each([
    ['the server fails', fails(SAVE, 500, 'No sites today.'), 'We couldn’t save your selections. No sites today.'],
    [
      'the grid is too large for the server',
      fails(SAVE, 413, 'The body is larger than 4 MiB.'),
      /^We couldn’t save your selections\. This is more than the media service can accept at once\. Please write to \S+@\S+\.$/,
    ],
    [
      'the answer is empty',
      emptyBody(SAVE),
      `${UNSURE}. The media service did not confirm that it was saved. ${ADVICE}`,
    ],
  ])('keeps the choices and says what happened when %s', async (_when, fault, reason) => {
    api().use(fault);
    const { user } = await open(api());
    await user.click(await box(HAYS));
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(await box(HAYS)).toBeChecked();
    expect(puts(api())).toHaveLength(1);
    expect(await attendingAtServer(api())).toEqual(['3001 10001', '3101 10003']);

    api().reset();
    await user.click(submit());
    await saved();
    expect(await attendingAtServer(api())).toEqual(['3001 10001', '3002 10002', '3101 10003']);
  });

  it("does not call it failed when the answer was lost, and then shows the server's data", async () => {
    api().use(droppedAfter(SAVE));
    const { user } = await open(api());
    await user.click(await box(HAYS));
    await user.click(submit());
    expect(await screen.findByText(new RegExp(UNSURE))).toBeInTheDocument();
    expect(await screen.findByText('No changes since you last submitted.')).toBeInTheDocument();
    expect(await box(HAYS)).toBeChecked();
  });
});

// tests/journeys/draft-lifetimes.test.tsx tests that the toggles survive a reload.
describe('toggles that are not submitted', () => {
  it('survive a visit to another activity, as ids, until they are', async () => {
    const { user } = await open(api());
    const toActivity = async (name: string) => {
      await user.click(screen.getByRole('link', { name: /All activities/ }));
      const fall = within(await screen.findByRole('region', { name: 'Fall' }));
      await user.click(fall.getByRole('link', { name }));
      await screen.findByRole('heading', { level: 1, name });
    };
    await user.click(await box(HAYS));
    await keeps('3002');
    expect(kept()).not.toMatch(/Kim|Hays/);
    await toActivity('Spirit Activities');
    await user.click(await box('Ana Ruiz, Expocentre, Topeka'));
    await toActivity('Football');
    expect(await chosen()).toContain(HAYS);
    await user.click(submit());
    await saved();
    await keeps('3101');
    await waitFor(() => {
      expect(kept()).not.toContain('3002');
    });
  });

  it('are submitted by a second click when toggled during a submission', async () => {
    const answer = holdAnswer(api(), SAVE);
    const { user } = await open(api());
    await user.click(await box(HAYS));
    await user.click(submit());
    await user.click(await box('Kim Lee, Welch Stadium, Emporia'));
    expect(screen.getByRole('button', { name: 'Submitting…' })).toBeInTheDocument();
    answer();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Submitting…' })).not.toBeInTheDocument();
    });
    expect(await screen.findByText('1 change: 1 added.')).toBeInTheDocument();
    const told = screen.getByText(/^Your site selections have been saved: .+\. Not included: 1 later change\.$/);
    api().reset();
    await user.click(submit());
    await saved();
    expect(told).not.toBeInTheDocument();
    expect(await attendingAtServer(api())).toEqual(expect.arrayContaining(['3001 10002', '3002 10002']));
  });
});
