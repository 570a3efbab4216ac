// Verifies ATT-24, GEN-29.
import { screen, within } from '@testing-library/react';
import { catchDownloads } from '../support/catchDownloads';
import { box, dayIn, openAttendance as open, puts, SAVED, submitButton } from '../support/attendanceScreen';
import { readMailto } from '../support/mail';
import { siteNewsroom } from '../support/siteNewsroom';

const api = siteNewsroom();

const BOARD = '/site-notification?view=who-is-where';
const dialog = () => screen.findByRole('dialog', { name: 'Tell the crew' });
const mailTo = (name: string) => {
  const link = screen.getByRole('link', { name: `Email ${name}` });
  return readMailto(link.getAttribute('href') ?? '');
};

it('prepares a mail for one person in two clicks from "Who is where"', async () => {
  const { user } = await open(api(), BOARD);
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
  expect(puts(api())).toHaveLength(0);
});

it('has the same as a text to copy or share, and as that person’s calendar', async () => {
  const files = catchDownloads();
  const share = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  const { user } = await open(api(), BOARD);
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Tell the crew' }));
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Copy the message for Ray Ortiz' }));
  const text = copy.mock.calls[0]?.[0] ?? '';
  expect(text).toMatch(/^Your state events: Spirit Activities 6A\n\nHello Ray Ortiz,/);
  await user.click(screen.getByRole('button', { name: 'Share the message for Ray Ortiz' }));
  expect(share).toHaveBeenCalledWith({ title: 'Your state events: Spirit Activities 6A', text });
  await user.click(screen.getByRole('button', { name: 'Calendar for Ray Ortiz' }));
  const ics = (await files.get('state-sites-ray-ortiz.ics')) ?? '';
  expect(ics).toContain('SUMMARY:Spirit Activities 6A');
  expect(ics).not.toContain('Football');
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
  // Without the browser's own sheet there is nothing to share with.
  expect(screen.queryByRole('button', { name: /^Share/ })).not.toBeInTheDocument();
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
