// Verifies AGR-1, AGR-26, DRF-6, REL-3.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { sessionExpired } from '@/features/session';
import { chosenIn, field, firstScreen, KSNX, radio, review, submittedHeading } from '../support/agreementScreen';
import { keptDrafts, putPersisted } from '../support/persisted';
import { leave } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';
import { completeAgreement, expectComplete, reopenComplete } from '../support/completeAgreement';

const api = standInApi();
const open = (identifier = KSNX) => renderMedia(api(), '/agreement', undefined, identifier);
const yes = () => screen.getByRole('button', { name: 'YES' });

describe('all input is kept', () => {
  test('after NO', async () => {
    const { user } = await completeAgreement(open);
    await review(user);
    await user.click(screen.getByRole('button', { name: 'NO' }));
    await expectComplete();
    expect(screen.getByRole('heading', { name: 'Television broadcast agreement' })).toHaveFocus();
  });

  test('after a reload of the review', async () => {
    const { user } = await completeAgreement(open);
    await review(user);
    cleanup();
    await open();
    await expectComplete();
  });

  test('after expiry, when the same organization signs in over the screen', async () => {
    const { user, store } = await completeAgreement(open);
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

  test('as the release before stored it', async () => {
    const record = { name: 'Shirley Roth', billingEmail: '', email: '', stream: '', station: 'KSNX' };
    const value = {
      step: 'form',
      type: 'Television',
      choices: {
        ...{ tier: '100', contests: '2', activity: '12', level: '', class: '', site: '' },
        ...{ dates: [], schools: [], eventsite: '', landline: '', cellphone: '' },
      },
      texts: { ...record, name: 'Ana Ruiz', email: 'ana@ksnx7.example' },
      prefilled: record,
      touched: [],
      attempts: 0,
      replaced: null,
      reviewed: null,
    };
    const draft = { owner: KSNX, form: 'agreement', subject: '', value, changes: 5, editedAt: Date.now() - 60_000 };
    putPersisted('persist:drafts', { entries: { [`${KSNX}/agreement/`]: draft } });
    await open();
    await waitFor(() => {
      expect(chosenIn('Activity')).toBe('Girls Basketball');
    });
    expect(field('Name')).toHaveValue('Ana Ruiz');
    expect(field('Email')).toHaveValue('ana@ksnx7.example');
    expect(radio('Tier', /^\$100/)).toBeChecked();
  });

  test('for its organization alone', async () => {
    await reopenComplete(open);
    cleanup();
    await open(COURIER);
    await firstScreen();
    expect(screen.queryByRole('button', { name: 'Review Agreement' })).not.toBeInTheDocument();
  });
});

describe('all input is removed', () => {
  test('after starting over', async () => {
    const { user } = await reopenComplete(open);
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

  test('after submitting', async () => {
    const { user } = await reopenComplete(open);
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
