// Verifies GEN-4, GEN-7, CRD-1, CRD-2, CRD-3, CRD-5, DRF-1, DRF-3, A11Y-4.
import { screen, waitFor } from '@testing-library/react';
import { droppedAfter, fails, faulty } from '../../mocks';
import { expectFocus } from '../support/focus';
import { holdAnswer } from '../support/holdAnswer';
import type { MockApi } from '../support/mockApi';
import { newsroomState, NEWSROOM } from '../support/newsroom';
import { keptDrafts } from '../support/persisted';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { siteNewsroom } from '../support/siteNewsroom';

const SAVE = { method: 'PUT', path: '/site/credentials' };

const open = (api: MockApi) => renderMedia(api, '/credential-selection', undefined, NEWSROOM);

const boxes = async () => {
  await screen.findAllByRole('checkbox');
  return screen.getAllByRole<HTMLInputElement>('checkbox').map(({ labels, checked }) => {
    return [labels?.[0]?.textContent, checked];
  });
};

const box = (name: string) => screen.findByRole('checkbox', { name });

const submit = () => screen.getByRole('button', { name: 'Submit' });

const kept = () => JSON.stringify(keptDrafts('credentials'));
/** The disk follows a moment later. */
const keepsNothing = () =>
  waitFor(() => {
    expect(kept()).toBe('[]');
  });

const puts = (api: MockApi) => api.calls.filter(({ method }) => method === 'PUT');

describe('the yearly credentials', () => {
  const api = siteNewsroom();

  it('are prefilled with those who need one, and tell who is new and who will be withdrawn', async () => {
    const { user } = await open(api());
    expect(await screen.findByRole('heading', { level: 1, name: 'Request Yearly Credentials' })).toBeInTheDocument();
    expect(await boxes()).toEqual([
      ['Ana Ruiz', true],
      ['Kim Lee', false],
      ['Ray Ortiz', true],
    ]);
    expect(screen.getByText('2 of 3 chosen')).toBeInTheDocument();
    expect(screen.getByText('Credentials are yearly and must be re-requested each year.')).toBeInTheDocument();
    expect(document.title).toBe('Request Yearly Credentials – Media Portal');

    const states = () =>
      screen
        .getAllByRole('checkbox')
        .map((each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent);
    expect(states()).toEqual(['Requested', '', 'Requested']);
    await user.click(await box('Kim Lee'));
    await user.click(await box('Ana Ruiz'));
    expect(states()).toEqual(['Will be withdrawn', 'New request', 'Requested']);
  });

  it('are sent once for the whole staff when pressed twice, and the success panel names them', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee'));
    await user.click(await box('Ana Ruiz'));
    await user.dblClick(submit());

    const heading = await screen.findByRole('heading', { name: 'Your request has been submitted' });
    await expectFocus(heading);
    expect(heading.closest('[role=status]')).not.toBeNull();
    expect(screen.getByText('Credentials are requested for Kim Lee and Ray Ortiz.')).toBeInTheDocument();
    expect(
      screen.getByText('Credentials are yearly and must be re-requested each year.', { selector: 'section *' }),
    ).toBeInTheDocument();
    expect(puts(api())).toHaveLength(1);
    expect(puts(api())[0]).toMatchObject({
      path: '/site/credentials',
      body: [
        { staff: 10_001, identifier: NEWSROOM, credential: '0' },
        { staff: 10_002, identifier: NEWSROOM, credential: '1' },
        { staff: 10_003, identifier: NEWSROOM, credential: '1' },
      ],
    });
    expect((await newsroomState(api())).staff.map(({ NeedCredential }) => NeedCredential)).toEqual([0, 1, 1]);

    await user.click(await screen.findByRole('button', { name: 'Change the request' }));
    expect(await boxes()).toEqual([
      ['Ana Ruiz', false],
      ['Kim Lee', true],
      ['Ray Ortiz', true],
    ]);
  });

  it('can be chosen and cleared for all at once', async () => {
    const { user } = await open(api());
    await user.click(await screen.findByRole('button', { name: 'Select all' }));
    expect(screen.getByText('3 of 3 chosen')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await user.click(submit());
    expect(await screen.findByText('No credentials are requested for your staff this year.')).toBeInTheDocument();
    expect((await newsroomState(api())).staff.map(({ NeedCredential }) => NeedCredential)).toEqual([0, 0, 0]);
  });

  it.each([
    [
      'the server fails',
      fails(SAVE, 500, 'No credentials today.'),
      'We couldn’t save your request. No credentials today.',
    ],
    [
      'the answer is lost',
      droppedAfter(SAVE),
      'We’re not certain whether your request was saved: the connection to the media service was lost. ' +
        'Submit again to be sure; nothing is requested twice.',
    ],
    [
      'the answer is another word than success',
      faulty(SAVE, () => Response.json('Success!')),
      'We’re not certain whether your request was saved. The media service did not confirm that it was saved. ' +
        'Submit again to be sure; nothing is requested twice.',
    ],
  ])('keep the choices and say what happened when %s', async (_when, fault, reason) => {
    api().use(fault);
    const { user } = await open(api());
    await user.click(await box('Kim Lee'));
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(reason);
    expect(await box('Kim Lee')).toBeChecked();
    expect(puts(api())).toHaveLength(1);

    api().reset();
    await user.click(submit());
    expect(
      await screen.findByText('Credentials are requested for Ana Ruiz, Kim Lee, and Ray Ortiz.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keep toggles as ids through a reload until they are submitted', async () => {
    const first = await open(api());
    await first.user.click(await box('Kim Lee'));
    first.unmount();
    leave();
    expect(kept()).toContain('10002');
    expect(kept()).not.toMatch(/Kim|Lee|gazette/i);

    const second = await open(api());
    expect(await box('Kim Lee')).toBeChecked();
    await second.user.click(submit());
    await screen.findByRole('heading', { name: 'Your request has been submitted' });
    await keepsNothing();
  });

  it('stay unsubmitted when toggled during a submission', async () => {
    const answer = holdAnswer(api(), SAVE);
    const { user } = await open(api());
    await user.click(await box('Kim Lee'));
    await user.click(submit());
    await user.click(await box('Ray Ortiz'));
    expect(screen.getByRole('button', { name: 'Submitting…' })).toBeInTheDocument();
    answer();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Submitting…' })).not.toBeInTheDocument();
    });
    expect((await newsroomState(api())).staff.map(({ NeedCredential }) => NeedCredential)).toEqual([1, 1, 1]);
    expect(screen.getByText('1 change not submitted')).toBeInTheDocument();
    expect(screen.getByText('Your request has been submitted. 1 later change not submitted.')).toBeInTheDocument();
    expect(await box('Ray Ortiz')).not.toBeChecked();
    api().reset();
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Your request has been submitted' });
    expect((await newsroomState(api())).staff.map(({ NeedCredential }) => NeedCredential)).toEqual([1, 1, 0]);
  });

  it('say so when the staff cannot be loaded', async () => {
    api().use(fails(`/staff/${NEWSROOM}`, 400, 'No staff today.'));
    const { user } = await open(api());
    expect(await screen.findByText('No staff today.')).toBeInTheDocument();
    api().reset();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box('Ana Ruiz')).toBeChecked();
  });
});

describe('the yearly credentials of an organization without staff', () => {
  const api = siteNewsroom({ director: 'none', assistants: 0, notifications: [] });

  it('lead to adding an assistant', async () => {
    await open(api());
    expect(await screen.findByText(/Your organization has no staff on record\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add an assistant' })).toHaveAttribute('href', '/mediareact/add-assistant');
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  });
});
