// Verifies AGR-17, AGR-22, AGR-23, AGR-24, AGR-25, AGR-32, REL-3.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { dropped, fails, unauthorized } from '../../mocks';
import { answers, chosenIn, KSNX, radio, review, submittedHeading } from '../support/agreementScreen';
import { catchDownloads } from '../support/catchDownloads';
import { leave } from '../support/renderApp';
import { mailBehind } from '../support/mail';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';
import { reopenComplete } from '../support/completeAgreement';

const api = standInApi();
const open = (identifier = KSNX) => renderMedia(api(), '/agreement', undefined, identifier);
const submissions = () => api().callsTo('POST', '/contact/approve-email');
const yes = () => screen.getByRole('button', { name: 'YES' });

const HISTORY = 'persist:agreementHistory';

describe('a submission that fails', () => {
  test.each([
    ['the server fails', fails('/contact/approve-email', 503), 'The service is currently unavailable.'],
    ['the connection breaks', dropped('/contact/approve-email'), 'We’re not certain whether it arrived'],
    [
      'the server refuses it',
      fails('/contact/approve-email', 422, 'dates: is not a valid choice'),
      'dates: is not a valid choice',
    ],
  ])('says so, keeps the agreement and can be tried again when %s', async (_when, fault, reason) => {
    api().use(fault);
    const { user } = await reopenComplete(open);
    await review(user);
    const before = answers();
    await user.click(yes());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Uh-Oh!!');
    expect(alert).toHaveTextContent('We are experiencing techincal difficulties, Please try your request again later');
    expect(alert).toHaveTextContent(reason);
    expect(answers()).toEqual(before);
    expect(submissions()).toHaveLength(1);
    api().server.resetHandlers();
    await user.click(yes());
    await submittedHeading();
    expect(submissions()).toHaveLength(2);
  });

  test('asks to sign in when the session has expired, and then continues', async () => {
    api().use(unauthorized({ path: '/contact/approve-email', times: 1 }));
    const { user } = await reopenComplete(open);
    await review(user);
    await user.click(yes());
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(await screen.findByText(/Once you’re logged in, press YES again/)).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Email')).toHaveValue('sports@ksnx7.example');
    await user.type(within(dialog).getByLabelText('Password'), 'prairie-sky-2026');
    await user.click(within(dialog).getByRole('button', { name: 'Login' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).not.toBeInTheDocument();
    });
    await user.click(yes());
    await submittedHeading();
    expect(submissions()).toHaveLength(2);
  });
});

describe('a submitted agreement', () => {
  async function reopenSubmitted() {
    const { user } = await reopenComplete(open);
    await review(user);
    await user.click(yes());
    await submittedHeading();
    cleanup();
    return open();
  }

  test('offers a mail to the host manager', async () => {
    const { user } = await reopenComplete(open);
    await review(user);
    await user.click(yes());
    await submittedHeading();
    const { to, subject, lines } = await mailBehind('Email the host manager');
    expect(submissions()[0]?.body).toMatchObject({ hostEmail: to });
    expect(subject).toBe('Broadcast of Girls Basketball, Sub-State, 6A by KSNX-TV Channel 7');
    expect(lines).toContain('Our contact: Ana Ruiz, ana@ksnx7.example');
    expect(screen.getByText('Write to the host manager at least 24 hours before the event.')).toBeVisible();
    expect(Object.entries(localStorage).join(' ')).toContain(HISTORY);
    expect(Object.entries(localStorage).join(' ')).not.toContain(to);
  });

  test('is remembered without names, and a new agreement can start from it', async () => {
    const again = await reopenSubmitted();
    const item = (await screen.findByText('Girls Basketball, Sub-State, 6A')).closest('li') ?? document.body;
    expect(item).toHaveTextContent('Television');
    expect(item).toHaveTextContent('3/2/2027 · $100');
    expect(screen.getByText(/doesn’t show whether a request was approved/)).toBeVisible();
    expect(localStorage.getItem(HISTORY)).toContain('Girls Basketball');
    expect(localStorage.getItem(HISTORY)).not.toMatch(/Ana|@/);
    await again.user.click(within(item).getByRole('button', { name: /^Start from this one/ }));
    expect(radio('Type of broadcast', /^Television/)).toHaveFocus();
    await waitFor(() => {
      const chosen = ['Activity', 'Playoff Level', 'Class', 'Site'].map(chosenIn);
      expect(chosen).toEqual(['Girls Basketball', 'Sub-State', '6A', 'Choose one']);
    });
    // The primary contact's; what was typed then is nobody's to remember.
    expect(screen.getByLabelText('Name')).toHaveValue('Shirley Roth');
    expect(radio('Tier', /^\$100/)).toBeChecked();
  });

  test('is removed from the list on request', async () => {
    const again = await reopenSubmitted();
    await again.user.click(await screen.findByRole('button', { name: 'Clear the list' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByText('Submitted from this browser')).not.toBeInTheDocument();
    cleanup();
    leave();
    expect(localStorage.getItem(HISTORY)).not.toContain('Basketball');
  });

  test('can be exported to a calendar with its deadlines, printed, and copied', async () => {
    const files = catchDownloads();
    const print = jest.fn();
    Object.assign(window, { print });
    const { user } = await reopenComplete(open);
    await review(user);
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy the summary' }));
    expect(copy.mock.calls[0]?.[0]).toMatch(
      /^Post Season Broadcast Agreement\nType: Television\nOrganization: KSNX-TV Channel 7\nName: Ana Ruiz\n/,
    );
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(yes());
    await submittedHeading();
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const ics = (await files.get('broadcast-agreement.ics')) ?? '';
    const starts = [...ics.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g)].map(([, from, to]) => [
      from,
      to,
    ]);
    expect(starts).toEqual([
      ['20270227', '20270228'],
      ['20270301', '20270302'],
      ['20270401', '20270402'],
      ['20270302', '20270303'],
    ]);
    expect(ics.replaceAll('\r\n ', '')).toContain('SUMMARY:Broadcast: Girls Basketball\\, Sub-State\\, 6A');
  });
});
