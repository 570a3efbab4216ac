// Verifies SES-7, SES-17, SES-18, SES-19, DRF-4, REL-3, SEC-5.
// What ends a session on an open screen. tests/journeys/draft-lifetimes.test.tsx tests the input in each form.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionExpired } from '@/features/session';
import { draftsExpired } from '@/shared/forms';
import { unauthorized } from '../../mocks';
import { theSessionIsOver } from '../../mocks/faults/scenarios';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import { dispatchStorageEvents } from '../support/dispatchStorageEvents';
import { holdAnswer } from '../support/holdAnswer';
import { atRest, contents, mediaForms, typeEverywhere } from '../support/mediaForms';
import { personalWords } from '../support/personalWords';
import { renderApp } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { requestForm } from '../support/requestForm';
import { dialogGone, endedDialog, signInAgain } from '../support/signInDialog';
import { standInApi } from '../support/standInApi';

const api = standInApi();
type App = Awaited<ReturnType<typeof renderMedia>>;
const writes = () => api().calls.filter(({ method, path }) => method !== 'GET' && path !== '/login/login');
const main = () => screen.getByRole('main');
const kept = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

/** The screen's text without remaining times, which change meanwhile. */
const shownText = (): string => main().textContent.replace(/\d+ (?:days?|hours?|minutes?|seconds?)/g, '');

async function expire({ store }: App) {
  act(() => {
    store.dispatch(sessionExpired());
  });
  return within(await endedDialog());
}

/** Expects the media home of KSNX-TV Channel 7, and nothing of the organization that was signed in before. */
async function expectStartedOver({ address, store }: App) {
  expect(await screen.findByRole('heading', { level: 2, name: 'KSNX-TV Channel 7' })).toBeInTheDocument();
  expect(address()).toBe('/media-change');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  const words = [...(await personalWords(api(), COURIER)), 'Dorothy'];
  expect(words.length).toBeGreaterThan(8);
  const left = JSON.stringify([kept(), store.getState(), document.body.innerHTML]).toLowerCase();
  expect(words.filter((word) => left.includes(word.toLowerCase()))).toEqual([]);
}

async function openWithDorothy(): Promise<App> {
  const app = await renderMedia(api(), '/add-assistant');
  await screen.findByLabelText('First Name');
  await typeEverywhere(() => 'Dorothy');
  return app;
}

// All screens wait for their data in the same way. These two request several records, and lists one after the other.
test.each(['/media-change', '/site-notification'])(
  'a session that expired before %s loads its data is renewed in place, and the screen loads',
  async (address) => {
    const undisturbed = await renderMedia(api(), address);
    await screen.findByRole('heading', { level: 1 });
    await atRest(undisturbed.store);
    const expected = shownText();
    undisturbed.unmount();

    api().use(theSessionIsOver());
    const { user, store, address: current } = await renderMedia(api(), address);
    await endedDialog();
    expect(localStorage.getItem('media_id_token')).toBeNull();
    await atRest(store);
    api().reset();
    await signInAgain(user);
    await dialogGone();
    await atRest(store);
    expect(shownText()).toBe(expected);
    expect(current()).toBe(address);
    expect(writes()).toEqual([]);
  },
);

// tests/faults/writes.test.ts tests every write under a 401, without its screen.
test.each([
  { address: '/add-assistant', texts: ['Henry', 'Gale', 'henry@courier.example'], call: 'second', after: 1 },
  { address: '/site-notification/1', texts: [], call: 'first', after: 0 },
])(
  'a 401 on the $call call of the save of $address opens the dialog, keeps the input, and sends nothing by itself',
  async ({ address, texts, after }) => {
    const { user, store } = await renderMedia(api(), address);
    await mediaForms.find((one) => one.address === address)?.ready();
    await atRest(store);
    const boxes = within(main()).queryAllByRole('textbox');
    for (const [index, value] of texts.entries()) {
      fireEvent.change(boxes[index] ?? main(), { target: { value } });
    }
    for (const box of within(main()).queryAllByRole('checkbox').slice(0, 2)) fireEvent.click(box);
    const typed = contents();
    const submit = () => within(main()).getByRole('button', { name: /^(?:Submit|Finish)$/ });

    api().use(unauthorized({ method: /^(?:POST|PUT)$/, signedIn: true, after }));
    await user.click(submit());
    await endedDialog();
    await atRest(store);
    expect(contents()).toEqual(typed);
    expect(writes()).toHaveLength(after + 1);

    api().reset();
    await signInAgain(user);
    await dialogGone();
    await atRest(store);
    expect(contents()).toEqual(typed);
    expect(writes()).toEqual([]);
    await user.click(submit());
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^(?:Submit|Submitting…|Saving…|Finish)$/ })).not.toBeInTheDocument();
    });
    expect(writes().length).toBeGreaterThan(0);
  },
);

describe('the dialog of an expired session', () => {
  it('sends the password as it was typed, although the organization’s e-mail comes later', async () => {
    const release = holdAnswer(api(), { method: 'GET', path: /^\/org\/identifier\// });
    const app = await renderMedia(api(), '/publications');
    const { user, store } = app;
    await screen.findByRole('navigation', { name: 'Media area' });
    const dialog = await expire(app);
    await user.type(dialog.getByLabelText('Password'), DEMO_PASSWORD);
    // Waits, because the draft in the store is updated after a delay.
    await waitFor(() => {
      expect(JSON.stringify(store.getState())).toContain('••••••');
    });
    release();
    await atRest(store);
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(dialog.getByLabelText('Email')).not.toHaveValue('');
    });
    await user.type(dialog.getByLabelText('Email'), '{Enter}');
    await dialogGone();
    expect(api().callsTo('POST', '/login/login').at(-1)?.body).toMatchObject({ password: DEMO_PASSWORD });
  });

  it('refuses a wrong password, and offers to leave the media area, which logs out', async () => {
    const app = await renderMedia(api(), '/publications');
    const { user, store, address } = app;
    await screen.findByRole('navigation', { name: 'Media area' });
    const dialog = await expire(app);
    await signInAgain(user, undefined, 'wrong');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^username or password is incorrect!$/);
    await user.click(dialog.getByRole('button', { name: 'Leave the media area' }));
    await waitFor(() => {
      expect(address()).toBe('/');
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(store.getState().session?.ended).toBeNull();
  });

  it('starts over at the media home when another organization signs in', async () => {
    const app = await openWithDorothy();
    await expire(app);
    await signInAgain(app.user, 'sports@ksnx7.example');
    await expectStartedOver(app);
  });
});

// tests/browser/session.spec.ts tests a logout that takes the other tab to the home page.
describe('another tab', () => {
  it('that logs out also removes the listing request typed here during the session', async () => {
    await renderApp('/media-request', { token: await api().token(COURIER) });
    await requestForm.shown();
    requestForm.set('Organization', 'Dorothy');
    await waitFor(() => {
      expect(kept()).toContain('Dorothy');
    });
    act(() => {
      dispatchStorageEvents(() => {
        localStorage.removeItem('media_id_token');
      });
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(kept()).not.toContain('Dorothy');
    expect(requestForm.control('Organization')).toHaveValue('');
  });

  it('that signs in as another organization restarts this one at the media home', async () => {
    const app = await openWithDorothy();
    const other = await api().token('35838');
    await act(async () => {
      dispatchStorageEvents(() => {
        localStorage.setItem('media_id_token', other);
      });
      await Promise.resolve();
    });
    await expectStartedOver(app);
  });
});

// tests/journeys/draft-lifetimes.test.tsx tests the twelve hours themselves.
it('does not promise what was typed once twelve hours have removed it', async () => {
  const app = await openWithDorothy();
  const dialog = await expire(app);
  expect(dialog.getByText('Log in again to continue. Everything on this screen stays as it is.')).toBeVisible();
  await waitFor(() => expect(app.store.getState().drafts?.entries).not.toEqual({}));
  act(() => {
    app.store.dispatch(draftsExpired(Date.now() + 1));
  });
  const text = 'Log in again to continue. What you had entered has been removed, 12 hours after your last change.';
  expect(dialog.getByText(text)).toBeVisible();
  await signInAgain(app.user);
  await dialogGone();
  await typeEverywhere(() => 'Dorothy');
  await waitFor(() => expect(app.store.getState().drafts?.entries).not.toEqual({}));
  expect((await expire(app)).queryByText(text)).not.toBeInTheDocument();
});
