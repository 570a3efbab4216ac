// Verifies AGR-1, AGR-17, AGR-22, AGR-23, AGR-24, AGR-25, AGR-26, REL-3.
// Over 200 lines: what is kept and what is not, at each step of one flow.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { sessionExpired, signedOut } from '@/features/session';
import { dropped, fails, unauthorized } from '../../mocks';
import {
  answers,
  chooseEvent,
  chooseType,
  chosenIn,
  field,
  firstScreen,
  group,
  KSNX,
  optionsIn,
  radio,
  review,
  select,
  submittedHeading,
  tick,
  typed,
  typeTexts,
} from '../support/agreementScreen';
import { catchDownloads } from '../support/catchDownloads';
import { keptDrafts } from '../support/persisted';
import { leave } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

jest.setTimeout(120_000);

const api = standInApi();
const open = (identifier = KSNX) => renderMedia(api(), '/agreement', undefined, identifier);
const submissions = () => api().callsTo('POST', '/contact/approve-email');
const yes = () => screen.getByRole('button', { name: 'YES' });

/** A telecast on the first day, complete and not yet reviewed. */
async function complete() {
  const view = await open();
  const { user } = view;
  await chooseType(user, 'Television');
  await typeTexts();
  await chooseEvent(user, {
    Activity: 'Girls Basketball',
    'Playoff Level': 'Sub-State',
    Class: '6A',
    Site: 'Easton Sub-State',
  });
  await tick(user, 'Schools', 2);
  await tick(user, 'Dates', 1);
  await user.click(radio('Event Site', /^Easton Gymnasium/));
  await user.click(radio('Tier', /^\$100/));
  return view;
}

const checked = (name: string): number =>
  within(group(name))
    .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    .filter((box) => box.checked).length;

/** That the form holds all of what `complete` has entered. */
async function expectComplete() {
  await waitFor(() => {
    expect(['Activity', 'Playoff Level', 'Class', 'Site'].map(chosenIn)).toEqual([
      'Girls Basketball',
      'Sub-State',
      '6A',
      'Easton Sub-State',
    ]);
    expect(optionsIn('Schools').length).toBeGreaterThan(1);
  });
  for (const [label, text] of Object.entries(typed)) {
    expect(field(label)).toHaveValue(text);
  }
  expect([checked('Schools'), checked('Dates')]).toEqual([2, 1]);
  expect(radio('Event Site', /^Easton Gymnasium/)).toBeChecked();
  expect(radio('Tier', /^\$100/)).toBeChecked();
}

const HISTORY = 'persist:agreementHistory';
const DRAFTS = 'persist:drafts';
let draft: string | undefined;

/** The same, entered before: as after a reload of the form, which the tests above are about. */
async function completed() {
  if (draft === undefined) {
    await complete();
    cleanup();
    leave();
    draft = localStorage.getItem(DRAFTS) ?? '';
  }
  localStorage.setItem(DRAFTS, draft);
  const view = await open();
  await expectComplete();
  return view;
}

describe('all input is kept', () => {
  test('after NO', async () => {
    const { user } = await complete();
    await review(user);
    await user.click(screen.getByRole('button', { name: 'NO' }));
    await expectComplete();
    expect(screen.getByRole('heading', { name: 'Television broadcast agreement' })).toHaveFocus();
  });

  test('after a reload of the form', async () => {
    await complete();
    cleanup();
    await open();
    await expectComplete();
  });

  test('after a reload of the review', async () => {
    const { user } = await complete();
    await review(user);
    cleanup();
    await open();
    await expectComplete();
  });

  test('after expiry, when the same organization signs in over the screen', async () => {
    const { user, store } = await complete();
    act(() => {
      store.dispatch(sessionExpired());
    });
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    await expectComplete();
    expect(within(dialog).getByLabelText('Email')).toHaveValue('sports@ksnx7.example');
    await user.type(within(dialog).getByLabelText('Password'), 'prairie-sky-2026');
    await user.click(within(dialog).getByRole('button', { name: 'Login' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).not.toBeInTheDocument();
    });
    await expectComplete();
  });

  test('for its organization alone', async () => {
    await completed();
    cleanup();
    await open(COURIER);
    await firstScreen();
    expect(screen.queryByRole('button', { name: 'Review Agreement' })).not.toBeInTheDocument();
  });
});

describe('all input is removed', () => {
  test('after starting over', async () => {
    const { user } = await completed();
    await user.click(screen.getAllByRole('button', { name: 'Start over' })[0] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Start over?' });
    await user.click(within(dialog).getByRole('button', { name: 'Start over' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Review Agreement' })).not.toBeInTheDocument();
    });
    expect(keptDrafts('agreement')).toEqual([]);
    cleanup();
    leave();
    expect(keptDrafts('agreement')).toEqual([]);
  });

  test('after logging out', async () => {
    const { store } = await completed();
    expect(localStorage.getItem(DRAFTS)).toContain('Ana Ruiz');
    act(() => {
      store.dispatch(signedOut());
    });
    expect(keptDrafts('agreement')).toEqual([]);
    await screen.findByRole('heading', { level: 1, name: 'General Information' });
    cleanup();
    leave();
    expect(JSON.stringify(localStorage)).not.toContain('Ana Ruiz');
  });

  test('after submitting', async () => {
    const { user } = await completed();
    await review(user);
    await user.click(yes());
    await submittedHeading();
    cleanup();
    leave();
    expect(keptDrafts('agreement')).toEqual([]);
    await open();
    await firstScreen();
    expect(screen.queryByRole('button', { name: 'Review Agreement' })).not.toBeInTheDocument();
  });
});

describe('a submission that fails', () => {
  test.each([
    ['the server fails', fails('/contact/approve-email', 503), 'The service is currently unavailable.'],
    ['the connection breaks', dropped('/contact/approve-email'), 'We couldn’t reach the media service.'],
    [
      'the server refuses it',
      fails('/contact/approve-email', 422, 'dates: is not a valid choice'),
      'dates: is not a valid choice',
    ],
  ])('says so, keeps the agreement and can be tried again when %s', async (_when, fault, reason) => {
    api().use(fault);
    const { user } = await completed();
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
    const { user } = await completed();
    await review(user);
    await user.click(yes());
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(await screen.findByText(/Sign in and press YES again/)).toBeInTheDocument();
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
  test('is remembered without names, and a new agreement can start from it', async () => {
    const { user } = await completed();
    await review(user);
    await user.click(yes());
    await submittedHeading();
    cleanup();
    const again = await open();
    const item = (await screen.findByText('Girls Basketball, Sub-State, 6A')).closest('li') ?? document.body;
    expect(item).toHaveTextContent('Television');
    expect(item).toHaveTextContent('3/2/2027 · $100');
    expect(screen.getByText(/doesn’t show whether a request was approved/)).toBeVisible();
    expect(localStorage.getItem(HISTORY)).toContain('Girls Basketball');
    expect(localStorage.getItem(HISTORY)).not.toMatch(/Ana|@/);
    await again.user.click(within(item).getByRole('button', { name: /^Start from this one/ }));
    await waitFor(() => {
      expect(['Activity', 'Playoff Level', 'Class'].map(chosenIn)).toEqual(['Girls Basketball', 'Sub-State', '6A']);
    });
    expect(select('Site')).toHaveValue('');
    // The primary contact's; what was typed then is nobody's to remember.
    expect(screen.getByLabelText('Name')).toHaveValue('Shirley Roth');
    expect(radio('Tier', /^\$100/)).toBeChecked();
  });

  test('is removed from the list on request', async () => {
    const { user } = await completed();
    await review(user);
    await user.click(yes());
    await submittedHeading();
    cleanup();
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Clear the list' }));
    expect(screen.queryByText('Submitted from this browser')).not.toBeInTheDocument();
    cleanup();
    leave();
    expect(localStorage.getItem(HISTORY)).not.toContain('Basketball');
  });

  test('can be exported to a calendar with its deadlines, printed, and copied', async () => {
    const files = catchDownloads();
    const print = jest.fn();
    Object.assign(window, { print });
    const { user } = await completed();
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
