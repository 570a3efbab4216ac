import { act, screen, waitFor, within } from '@testing-library/react';
import { mediaAddresses } from '../support/mediaAddresses';
import { mediaForms, typeEverywhere } from '../support/mediaForms';
import '../support/patience';
import { personalWords } from '../support/personalWords';
import { COURIER, renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';
import { tellTabs } from '../support/tellTabs';

const api = standInApi();
type App = Awaited<ReturnType<typeof renderMedia>>;

/** The screens that keep what is entered through a reload. */
const withDraft = ['/agreement', '/site-notification/1', '/credential-selection'];

const kept = () => [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
async function expectLoggedOut({ address, store }: App) {
  await waitFor(() => {
    expect(address()).toBe('/');
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(localStorage.getItem('media_id_token')).toBeNull();
  expect(store.getState().session.token).toBeNull();
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
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
    });
  });

  it.each(mediaAddresses)('on %s leaves nothing of the organization and its staff in the browser', async (address) => {
    const words = await personalWords(api(), COURIER);
    const app = await renderMedia(api(), address);
    const nav = await screen.findByRole('navigation', { name: 'Media area' });
    await mediaForms.find((form) => form.address === address)?.ready();
    await typeEverywhere((index) => words[index % words.length] ?? '');
    if (withDraft.includes(address)) expect(JSON.stringify(kept())).toContain('until');
    await app.user.click(within(nav).getByRole('button', { name: 'Logout' }));
    await expectLoggedOut(app);
    // A screen that is slow to go must not leave anything behind either.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await expectNothingPersonal(app);
    expect(kept().filter(([key]) => key !== 'useHTTPcache')).toEqual([]);
  });
});

describe('another tab', () => {
  it('that logs out takes this one to the home page, without any alert', async () => {
    const app = await renderMedia(api(), '/add-assistant');
    await screen.findByLabelText('First Name');
    await typeEverywhere(() => 'Dorothy');
    act(() => {
      tellTabs(() => {
        localStorage.removeItem('media_id_token');
      });
    });
    await expectLoggedOut(app);
    await expectNothingPersonal(app);
    expect(document.body).not.toHaveTextContent('Dorothy');
  });

  it('that signs in as another organization makes this one start afresh at the media home', async () => {
    const app = await renderMedia(api(), '/add-assistant');
    await screen.findByLabelText('First Name');
    await typeEverywhere(() => 'Dorothy');
    const other = await api().token('35838');
    await act(async () => {
      tellTabs(() => {
        localStorage.setItem('media_id_token', other);
      });
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(app.address()).toBe('/media-change');
    });
    await expectNothingPersonal(app);
    expect(await screen.findByRole('heading', { level: 2, name: 'KSNX-TV Channel 7' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Council Grove Courier');
  });
});
