// Verifies SES-7, SES-17, SES-18, REL-3.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionExpired } from '@/features/session';
import { unauthorized } from '../../mocks';
import { theSessionIsOver } from '../../mocks/faults/scenarios';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import { holdAnswer } from '../support/holdAnswer';
import { atRest, contents, mediaForms, typeEverywhere } from '../support/mediaForms';
import { personalWords } from '../support/personalWords';
import { COURIER, renderMedia } from '../support/renderMedia';
import { dialogGone, endedDialog, signInAgain } from '../support/signInDialog';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const writes = () => api().calls.filter(({ method, path }) => method !== 'GET' && path !== '/login/login');
const main = () => screen.getByRole('main');

async function openForm({ address, ready }: (typeof mediaForms)[number]) {
  const app = await renderMedia(api(), address);
  await ready();
  await atRest(app.store);
  return app;
}

/** What the screen says; a time left, which goes on, is not part of it. */
const shownText = (): string => main().textContent.replace(/\d+ (?:days?|hours?|minutes?|seconds?)/g, '');

// How a screen waits for its data is the same in all of them; these ask for one record, for several, and for lists in turn.
describe.each(['/media-change', '/school-directory/1', '/site-notification', '/agreement'])(
  'a session that expired before %s loads its data',
  (address) => {
    it('is renewed in place, and the screen loads', async () => {
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
    });
  },
);

describe.each(mediaForms)('input in the form of $address', (form) => {
  it('survives expiry and the next sign-in', async () => {
    const { user, store, address } = await openForm(form);
    await typeEverywhere((index) => `typed into ${String(index)}, unsaved`);
    const typed = contents();
    act(() => {
      store.dispatch(sessionExpired());
    });
    await endedDialog();
    expect(contents()).toEqual(typed);

    await signInAgain(user);
    await dialogGone();
    await atRest(store);
    expect(contents()).toEqual(typed);
    expect(address()).toBe(form.address);
    expect(writes()).toEqual([]);
  });
});

// Every write under a 401, without its screen: tests/faults/writes.test.ts.
describe.each([
  { address: '/media-update', texts: ['Courier of Council Grove'], call: 'first', after: 0 },
  { address: '/add-assistant', texts: ['Henry', 'Gale', 'henry@courier.example'], call: 'second', after: 1 },
  { address: '/site-notification/1', texts: [], call: 'first', after: 0 },
])('a 401 on the $call call of the save of $address', ({ address, texts, after }) => {
  it('opens the dialog, keeps the input, sends nothing by itself, and lets the user submit again', async () => {
    const form = mediaForms.find((one) => one.address === address);
    if (form === undefined) throw new Error(`There is no form at ${address}`);
    const { user, store } = await openForm(form);
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
  });
});

describe('the dialog of an expired session', () => {
  it('sends the password as it was typed, although the organization’s e-mail comes later', async () => {
    const release = holdAnswer(api(), { method: 'GET', path: /^\/org\/identifier\// });
    const { user, store } = await renderMedia(api(), '/publications');
    await screen.findByRole('navigation', { name: 'Media area' });
    act(() => {
      store.dispatch(sessionExpired());
    });
    const dialog = within(await endedDialog());
    await user.type(dialog.getByLabelText('Password'), DEMO_PASSWORD);
    // The draft follows what is typed.
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
    const bodies = api()
      .calls.filter(({ path }) => path === '/login/login')
      .map(({ body }) => body);
    expect(bodies.at(-1)).toMatchObject({ password: DEMO_PASSWORD });
  });

  it('refuses a wrong password, and offers to leave the media area, which logs out', async () => {
    const { user, store, address } = await renderMedia(api(), '/publications');
    await screen.findByRole('navigation', { name: 'Media area' });
    act(() => {
      store.dispatch(sessionExpired());
    });
    const dialog = within(await endedDialog());
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
    const { user, store, address } = await renderMedia(api(), '/add-assistant');
    await screen.findByLabelText('First Name');
    await typeEverywhere(() => 'Dorothy');
    act(() => {
      store.dispatch(sessionExpired());
    });
    await endedDialog();
    await signInAgain(user, 'sports@ksnx7.example');
    expect(await screen.findByRole('heading', { level: 2, name: 'KSNX-TV Channel 7' })).toBeInTheDocument();
    expect(address()).toBe('/media-change');
    const words = [...(await personalWords(api(), COURIER)), 'Dorothy'];
    const left = JSON.stringify([
      store.getState(),
      Object.entries(localStorage),
      document.body.innerHTML,
    ]).toLowerCase();
    expect(words.filter((word) => left.includes(word.toLowerCase()))).toEqual([]);
  });
});
