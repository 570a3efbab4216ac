// Verifies GEN-4, GEN-7, CRD-1, CRD-2, CRD-3, CRD-5, DRF-3, A11Y-4.
// Tested elsewhere: the screen without staff (site-attendance.test.tsx), a reload (draft-lifetimes.test.tsx), and toggles during
// a submission (tests/rules/toggles.test.tsx).
import { screen, waitFor } from '@testing-library/react';
import { droppedAfter, fails, faulty } from '../../mocks';
import { expectFocus } from '../support/focus';
import type { MockApi } from '../support/mockApi';
import { newsroomState, NEWSROOM } from '../support/newsroom';
import { keptDrafts } from '../support/persisted';
import { renderMedia } from '../support/renderMedia';
import { siteNewsroom } from '../support/siteNewsroom';

const SAVE = { method: 'PUT', path: '/site/credentials' };

const open = (api: MockApi) => renderMedia(api, '/credential-selection', undefined, NEWSROOM);
const box = (name: string) => screen.findByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const kept = () => JSON.stringify(keptDrafts('credentials'));
const puts = (api: MockApi) => api.calls.filter(({ method }) => method === 'PUT');
const requested = async (api: MockApi) => (await newsroomState(api)).staff.map(({ NeedCredential }) => NeedCredential);

/** The name of each box, whether it is checked, and what it says of the request. */
const boxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((each) => [
      each.labels?.[0]?.textContent,
      each.checked,
      document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
    ]);

describe('the yearly credentials', () => {
  const api = siteNewsroom();

  it('are prefilled, told apart, sent once for the whole staff when pressed twice, and named in the success', async () => {
    const { user } = await open(api());
    expect(await screen.findByRole('heading', { level: 1, name: 'Request Yearly Credentials' })).toBeInTheDocument();
    await box('Kim Lee');
    expect(boxes()).toEqual([
      ['Ana Ruiz', true, 'Requested'],
      ['Kim Lee', false, ''],
      ['Ray Ortiz', true, 'Requested'],
    ]);
    expect(screen.getByText('2 of 3 chosen')).toBeInTheDocument();
    const yearly = 'Credentials are yearly and must be re-requested each year.';
    expect(screen.getByText(yearly)).toBeInTheDocument();
    expect(document.title).toBe('Request Yearly Credentials – Media Portal');
    await user.click(await box('Kim Lee'));
    await user.click(await box('Ana Ruiz'));
    expect(boxes()).toEqual([
      ['Ana Ruiz', false, 'Withdrawing'],
      ['Kim Lee', true, 'New request'],
      ['Ray Ortiz', true, 'Requested'],
    ]);
    await waitFor(() => {
      expect(kept()).toContain('10002');
    });
    expect(kept()).not.toMatch(/Kim|Lee|gazette/i);
    await user.dblClick(button('Submit'));

    const heading = await screen.findByRole('heading', { name: 'Your request has been submitted' });
    await expectFocus(heading);
    expect(heading.closest('[role=status]')).not.toBeNull();
    expect(screen.getByText('Credentials are requested for Kim Lee and Ray Ortiz.')).toBeInTheDocument();
    expect(screen.getByText(yearly, { selector: 'section *' })).toBeInTheDocument();
    expect(puts(api()).map(({ path, body }) => [path, body])).toEqual([
      [
        '/site/credentials',
        [
          { staff: 10_001, identifier: NEWSROOM, credential: '0' },
          { staff: 10_002, identifier: NEWSROOM, credential: '1' },
          { staff: 10_003, identifier: NEWSROOM, credential: '1' },
        ],
      ],
    ]);
    expect(await requested(api())).toEqual([0, 1, 1]);
    await waitFor(() => {
      expect(kept()).toBe('[]');
    });

    button('Change the request').focus();
    await user.keyboard('{Enter}');
    await expectFocus(screen.getByRole('heading', { level: 1 }));
    await box('Kim Lee');
    expect(boxes().map(([name, isChosen]) => [name, isChosen])).toEqual([
      ['Ana Ruiz', false],
      ['Kim Lee', true],
      ['Ray Ortiz', true],
    ]);
    await user.click(button('Select all'));
    expect(screen.getByText('3 of 3 chosen')).toBeInTheDocument();
    await user.click(button('Clear all'));
    await user.click(button('Submit'));
    expect(await screen.findByText('No credentials are requested for your staff this year.')).toBeInTheDocument();
    expect(await requested(api())).toEqual([0, 0, 0]);
  });

  it('are confirmed as they were sent, although the server still answers with the old ones', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee'));
    const staff = await fetch(`${api().base}/staff/${NEWSROOM}`, {
      headers: { Authorization: `Bearer ${await api().token(NEWSROOM)}` },
    });
    const before: unknown = await staff.json();
    api().use(faulty({ method: 'GET', path: '/staff/{identifier}' }, () => Response.json(before)));
    await user.click(button('Submit'));
    await screen.findByText('Your request has been submitted');
    await api().atRest();
    expect(screen.getByText('Credentials are requested for Ana Ruiz, Kim Lee, and Ray Ortiz.')).toBeInTheDocument();
    expect(await requested(api())).toEqual([1, 1, 1]);
  });

  it('keep the focus in the list when the changes are discarded by keyboard', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee'));
    button('Discard').focus();
    await user.keyboard('{Enter}');
    expect(await box('Kim Lee')).not.toBeChecked();
    expect(await box('Ana Ruiz')).toHaveFocus();
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
    await user.click(button('Submit'));
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(await box('Kim Lee')).toBeChecked();
    expect(puts(api())).toHaveLength(1);

    // A try that does not get through does not end the doubt about this one.
    api().reset();
    api().use(fails(SAVE, 429, 'Please wait.'));
    await user.click(button('Submit'));
    expect(await screen.findByText(/Please wait/)).toBeInTheDocument();
    expect(screen.queryAllByText(/An earlier try may have been saved\.$/)).toHaveLength(
      reason.includes('not certain') ? 1 : 0,
    );

    api().reset();
    await user.click(button('Submit'));
    expect(
      await screen.findByText('Credentials are requested for Ana Ruiz, Kim Lee, and Ray Ortiz.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
