// Verifies ATT-9, ATT-22, ATT-24, GEN-29.
import { screen, within } from '@testing-library/react';
import {
  bar,
  box,
  chosen,
  dayIn,
  grid,
  openAttendance as open,
  puts,
  SAVED,
  submitButton,
} from '../support/attendanceScreen';
import { catchDownloads } from '../support/catchDownloads';
import { readMailto } from '../support/mail';
import { attendingAtServer, siteNewsroom } from '../support/siteNewsroom';

describe('"Same crew as…"', () => {
  const CREW = [10_001, 10_002, 10_003, 10_004, 10_005];
  /** The crew of five goes to Spirit Activities. */
  const api = siteNewsroom({
    assistants: 4,
    notifications: CREW.map((personId) => ({ siteId: 3101, personId, attending: 1 as const })),
  });

  const EMPORIA = 'Welch Stadium, Emporia';
  const button = (name: string | RegExp) => screen.getByRole('button', { name });

  async function copyFrom(user: Awaited<ReturnType<typeof open>>['user'], activity: RegExp) {
    await grid();
    await user.click(button('Same crew as…'));
    const dialog = await screen.findByRole('dialog', { name: 'Same crew as' });
    await user.click(await within(dialog).findByRole('button', { name: activity }));
  }

  it('fills a second activity in three clicks, names the clashes that it makes, and is undone in one step', async () => {
    const { user } = await open(api());
    await copyFrom(user, /^Spirit Activities 5 people at 1 site/);
    expect(
      await screen.findByText(
        `Ana Ruiz: ${EMPORIA} (Football) and Expocentre, Topeka (Spirit Activities), both ${dayIn(10)}`,
      ),
    ).toBeInTheDocument();
    await user.click(within(bar()).getByRole('button', { name: 'Undo' }));
    expect(await chosen()).toEqual([]);
    expect(screen.queryByText(/5 copied/)).not.toBeInTheDocument();

    await copyFrom(user, /^Spirit Activities/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Spirit Activities: 5 copied.')).toBeVisible();
    expect(await chosen()).toHaveLength(5);
    expect((await chosen()).every((label) => label?.endsWith(EMPORIA))).toBe(true);
    expect(puts(api())).toHaveLength(0);
    await user.click(submitButton());
    await screen.findByRole('heading', { name: SAVED });
    expect(await attendingAtServer(api())).toEqual([
      ...CREW.map((id) => `3001 ${String(id)}`),
      ...CREW.map((id) => `3101 ${String(id)}`),
    ]);
  });

  it('says that there is no other crew yet', async () => {
    const { user } = await open(api(), '/site-notification/10');
    await grid();
    // No other activity has a selection.
    await user.click(button('Same crew as…'));
    expect(await screen.findByText('You haven’t chosen anyone for another activity yet.')).toBeVisible();
    await user.click(button('Cancel'));
    expect(await box('Ana Ruiz, Expocentre, Topeka')).toBeChecked();
  });
});

describe('"Tell the crew"', () => {
  const api = siteNewsroom();
  const BOARD = '/site-notification?view=who-is-where';
  const dialog = () => screen.findByRole('dialog', { name: 'Tell the crew' });
  const mailTo = (name: string) => {
    const link = screen.getByRole('link', { name: `Email ${name}` });
    return readMailto(link.getAttribute('href') ?? '');
  };

  it('prepares from "Who is where" a mail for each person, the same as a text, and their calendar', async () => {
    const files = catchDownloads();
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    const { user } = await open(api(), BOARD);
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Tell the crew' }));
    const people = within(await dialog()).getByRole('region', { name: 'By person' });
    expect(within(people).getAllByRole('listitem')).toHaveLength(2);
    const mail = mailTo('Ana Ruiz');
    expect(mail).toMatchObject({ to: 'ana.ruiz@gazette.example', subject: 'Your state events: Football 6A' });
    expect(mail.lines).toEqual([
      'Hello Ana Ruiz,',
      '',
      'this is where you are going:',
      '',
      'Football 6A',
      dayIn(10),
      'Welch Stadium, Emporia',
      `Last day to change the selection: ${dayIn(6)}`,
      'http://localhost/association/athletics/football',
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy the message for Ray Ortiz' }));
    const text = copy.mock.calls[0]?.[0] ?? '';
    expect(text).toMatch(/^Your state events: Spirit Activities 6A\n\nHello Ray Ortiz,/);
    await user.click(screen.getByRole('button', { name: 'Share the message for Ray Ortiz' }));
    expect(share).toHaveBeenCalledWith({ title: 'Your state events: Spirit Activities 6A', text });
    await user.click(screen.getByRole('button', { name: 'Calendar for Ray Ortiz' }));
    const ics = (await files.get('state-sites-ray-ortiz.ics')) ?? '';
    expect(ics).toContain('SUMMARY:Spirit Activities 6A');
    expect(ics).not.toContain('Football');
    expect(puts(api())).toHaveLength(0);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('tells the crew of an event that was just saved', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Welch Stadium, Emporia'));
    await user.click(submitButton());
    await screen.findByRole('heading', { name: SAVED });
    await user.click(screen.getByRole('button', { name: 'Tell the crew' }));
    const events = within(await dialog()).getByRole('region', { name: 'By event' });
    expect(within(events).getAllByRole('listitem')).toHaveLength(1);
    const mail = mailTo('Football 6A, Welch Stadium, Emporia');
    expect(mail.to).toBe('ana.ruiz@gazette.example,kim.lee@gazette.example');
    expect(mail.lines.at(-1)).toBe('Crew: Ana Ruiz and Kim Lee');
    // This browser has no share sheet (navigator.share), so there is no Share button.
    expect(screen.queryByRole('button', { name: /^Share/ })).not.toBeInTheDocument();
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
