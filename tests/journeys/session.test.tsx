// Verifies SES-14, SES-18, SES-19, SEC-5.
import { act, screen, waitFor, within } from '@testing-library/react';
import { mediaForms, typeEverywhere } from '../support/mediaForms';
import { personalWords } from '../support/personalWords';
import { keptDrafts, readPersisted } from '../support/persisted';
import { renderApp } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { requestForm } from '../support/requestForm';
import { standInApi } from '../support/standInApi';
import { dispatchStorageEvents } from '../support/dispatchStorageEvents';

const api = standInApi();
type App = Awaited<ReturnType<typeof renderMedia>>;

const kept = () => [...Object.entries(localStorage), ...Object.entries(sessionStorage)];

/** What redux-persist leaves of a slice that holds nothing, and the lookups, which are the same for everyone. */
const empty = [undefined, { entries: {}, _persist: { version: 1, rehydrated: true } }];
const isImpersonal = ([key]: [string, unknown]): boolean =>
  ['useHTTPcache', 'persist:agreementHistory', 'persist:preferences'].includes(key);
async function expectLoggedOut({ address, store }: App) {
  await waitFor(() => {
    expect(address()).toBe('/');
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(localStorage.getItem('media_id_token')).toBeNull();
  expect(store.getState().session?.token).toBeNull();
}

async function expectNothingPersonal({ store }: App) {
  const words = await personalWords(api(), COURIER);
  expect(words.length).toBeGreaterThan(8);
  const left = JSON.stringify([kept(), store.getState()]).toLowerCase();
  expect(words.filter((word) => left.includes(word.toLowerCase()))).toEqual([]);
}

describe('Logout', () => {
  it.each([
    ['in the Media menu of the header', 'Association'],
    ['in the media navigation', 'Media area'],
  ])('%s leads to the home page, without any alert', async (_where, navigation) => {
    const app = await renderMedia(api(), '/publications');
    const nav = within(await screen.findByRole('navigation', { name: navigation }));
    await app.user.click(nav.getByRole('button', { name: 'Logout' }));
    await expectLoggedOut(app);
    expect(await screen.findByText('You have logged out.')).toBeVisible();
    await waitFor(() => {
      const menus = within(screen.getByRole('navigation', { name: 'Association' }));
      expect(menus.getByRole('link', { name: 'Login' })).toBeInTheDocument();
    });
  });

  it.each(mediaForms)('on $address leaves nothing of the organization and its staff in the browser', async (form) => {
    const words = await personalWords(api(), COURIER);
    const app = await renderMedia(api(), form.address);
    await form.ready();
    await typeEverywhere((index) => words[index % words.length] ?? '');
    await waitFor(() => {
      expect(readPersisted('persist:drafts')?.entries ?? {}).not.toEqual({});
    });
    // Typed at the last moment: the draft has not followed yet.
    await typeEverywhere((index) => words[(index + 1) % words.length] ?? '');
    const nav = within(screen.getByRole('navigation', { name: 'Media area' }));
    await app.user.click(nav.getByRole('button', { name: 'Logout' }));
    expect(keptDrafts()).toEqual([]);
    await expectLoggedOut(app);
    // A screen that is slow to go must not leave anything behind either, nor a draft that follows late.
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await expectNothingPersonal(app);
    expect(empty).toContainEqual(readPersisted('persist:drafts'));
    expect(empty).toContainEqual(readPersisted('persist:visitorDrafts', sessionStorage));
    expect(readPersisted('persist:agreementHistory')?.byOwner ?? {}).toEqual({});
    const others = kept().filter((item) => !isImpersonal(item) && !/^persist:(?:drafts|visitorDrafts)$/.test(item[0]));
    expect(others).toEqual([]);
  });
});

describe('another tab', () => {
  it('that logs out takes this one to the home page, without any alert', async () => {
    const app = await renderMedia(api(), '/add-assistant');
    await screen.findByLabelText('First Name');
    await typeEverywhere(() => 'Dorothy');
    act(() => {
      dispatchStorageEvents(() => {
        localStorage.removeItem('media_id_token');
      });
    });
    await expectLoggedOut(app);
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await expectNothingPersonal(app);
    expect(JSON.stringify([kept(), app.store.getState()])).not.toContain('Dorothy');
    expect(document.body).not.toHaveTextContent('Dorothy');
  });

  it('that logs out also removes the listing request typed here during the session', async () => {
    await renderApp('/media-request', { token: await api().token(COURIER) });
    await requestForm.shown();
    requestForm.set('Organization', 'Dorothy');
    await waitFor(() => {
      expect(JSON.stringify(kept())).toContain('Dorothy');
    });
    act(() => {
      dispatchStorageEvents(() => {
        localStorage.removeItem('media_id_token');
      });
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(JSON.stringify(kept())).not.toContain('Dorothy');
    expect(requestForm.control('Organization')).toHaveValue('');
  });

  it('that signs in as another organization restarts this one at the media home', async () => {
    const app = await renderMedia(api(), '/add-assistant');
    await screen.findByLabelText('First Name');
    await typeEverywhere(() => 'Dorothy');
    const other = await api().token('35838');
    await act(async () => {
      dispatchStorageEvents(() => {
        localStorage.setItem('media_id_token', other);
      });
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(app.address()).toBe('/media-change');
    });
    await expectNothingPersonal(app);
    expect(await screen.findByRole('heading', { level: 2, name: 'KSNX-TV Channel 7' })).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(JSON.stringify([kept(), app.store.getState()])).not.toContain('Dorothy');
    expect(document.body).not.toHaveTextContent('Council Grove Courier');
  });
});
