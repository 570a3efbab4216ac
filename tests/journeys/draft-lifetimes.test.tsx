// Verifies SES-14, SES-17, DRF-1, DRF-3, REL-3, SEC-5.
// How long input in the media area is stored. tests/journeys/media-request.test.tsx tests a visitor's input.
import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionExpired, signedIn } from '@/features/session';
import { draftChanged, forDraft, selectHaveDraftsExpired } from '@/shared/forms';
import { chooseIn } from '../support/choices';
import { atRest, contents, mediaForms, typeEverywhere } from '../support/mediaForms';
import { personalWords } from '../support/personalWords';
import { keptDrafts, openStore, putPersisted, readPersisted } from '../support/persisted';
import { leave, renderApp } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { dialogGone, endedDialog, signInAgain } from '../support/signInDialog';
import { standInApi } from '../support/standInApi';
import { mediaToken } from '../support/tokenOf';

const api = standInApi();
const HOUR = 3_600_000;
const WORD = 'Zwolfaxing';

const stored = () => [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
const kept = (): string => JSON.stringify(stored());

async function open(form: (typeof mediaForms)[number]) {
  const app = await renderMedia(api(), form.address);
  await form.ready();
  await atRest(app.store);
  return app;
}

/** Whether an entry of the storage says nothing about the organization: what every browser keeps, and empty slices. */
function isImpersonal([key]: [string, unknown]): boolean {
  if (['useHTTPcache', 'persist:agreementHistory', 'persist:preferences'].includes(key)) return true;
  const slice = readPersisted(key, key === 'persist:visitorDrafts' ? sessionStorage : localStorage);
  return /^persist:(?:drafts|visitorDrafts)$/.test(key) && JSON.stringify(slice?.entries) === '{}';
}

test.each(mediaForms)(
  'what was entered on $address survives expiry, the next login, and a reload, and goes with a logout',
  async (form) => {
    const words = await personalWords(api(), COURIER);
    expect(words.length).toBeGreaterThan(8);
    const type = (next: number) =>
      typeEverywhere((index) => `${words[(index + next) % words.length] ?? ''}\t${String(index)}`);
    const first = await open(form);
    await type(0);
    if (form.address === '/agreement') {
      await chooseIn(first.user, screen.getByLabelText('Activity'), 'Baseball');
      await atRest(first.store);
    }
    const entered = contents();
    const expire = async () => {
      act(() => {
        first.store.dispatch(sessionExpired());
      });
      await endedDialog();
      expect(contents()).toEqual(entered);
    };
    await expire();
    await signInAgain(first.user);
    await dialogGone();
    await atRest(first.store);
    expect(contents()).toEqual(entered);
    expect(first.address()).toBe(form.address);
    expect(api().calls.filter(({ method, path }) => method !== 'GET' && path !== '/login/login')).toEqual([]);

    // The session expires again, but now the page is closed before anyone logs in.
    await expire();
    leave();
    expect(kept()).toMatch(new RegExp(`${COURIER}/\\w+/`));
    const { address, store, user } = await open(form);
    await waitFor(() => {
      expect(contents()).toEqual(entered);
    });
    // Types right before the logout, so that the draft is not updated yet.
    await type(1);
    const nav = within(screen.getByRole('navigation', { name: 'Media area' }));
    await user.click(nav.getByRole('button', { name: 'Logout' }));
    expect(keptDrafts()).toEqual([]);
    await waitFor(() => {
      expect(address()).toBe('/');
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(store.getState().session?.token).toBeNull();
    // Neither a screen that unmounts late nor a late update of a draft may leave anything behind.
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    const left = JSON.stringify([stored(), store.getState()]).toLowerCase();
    expect(words.filter((word) => left.includes(word.toLowerCase()))).toEqual([]);
    expect(readPersisted('persist:agreementHistory')?.byOwner ?? {}).toEqual({});
    expect(stored().filter((entry) => !isImpersonal(entry))).toEqual([]);
  },
);

// tests/api/sessionLeftovers.test.ts and session-end.test.tsx test another organization that signs in meanwhile.
describe('input after a session that was not renewed', () => {
  const draft = { owner: COURIER, form: 'organization', subject: '' };
  const value = { Organization: WORD };
  let store: Awaited<ReturnType<typeof openStore>> | undefined;
  afterEach(() => {
    store?.close();
    store = undefined;
    jest.useRealTimers();
  });

  // tests/rules/draftLifetime.test.ts tests the exact limit of twelve hours.
  test('is gone from the disk at the next start after twelve hours', async () => {
    const entry = { ...draft, value, changes: 1, editedAt: Date.now() - 12 * HOUR - 60_000 };
    putPersisted('persist:drafts', { entries: { [`${COURIER}/organization/`]: entry } });
    localStorage.setItem('media_session_ended', '1');
    await renderApp('/');
    expect(kept()).not.toContain(WORD);
    leave();
    expect(kept()).not.toContain(WORD);
  });

  /** A tab that stays open, in which something was typed this number of milliseconds before the session ended. */
  async function openEndedTab(before: number) {
    jest.useFakeTimers();
    store = await openStore();
    store.dispatch(signedIn(mediaToken(COURIER)));
    store.dispatch(forDraft(draft, draftChanged({ value, changes: 1, knows: 0 })));
    await jest.advanceTimersByTimeAsync(before);
    store.dispatch(sessionExpired());
    return store;
  }

  test('is also removed from a tab that stayed open, when it was typed at the very end', async () => {
    const tab = await openEndedTab(0);
    await jest.advanceTimersByTimeAsync(12 * HOUR - 2 * 60_000);
    expect(kept()).toContain(WORD);
    await jest.advanceTimersByTimeAsync(4 * 60_000);
    expect(JSON.stringify(tab.getState())).not.toContain(WORD);
    expect(kept()).not.toContain(WORD);
  });

  test('is removed by a sleep of more than twelve hours, and the tab knows that', async () => {
    const tab = await openEndedTab(1000);
    tab.dispatch(signedIn(mediaToken(COURIER)));
    tab.dispatch(forDraft(draft, draftChanged({ value, changes: 1, knows: 0 })));
    await jest.advanceTimersByTimeAsync(1000);
    jest.setSystemTime(Date.now() + 13 * HOUR);
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    expect(kept()).not.toContain(WORD);
    expect(selectHaveDraftsExpired(tab.getState())).toBe(true);
  });

  test('stays while the session is renewed', async () => {
    const tab = await openEndedTab(1000);
    await jest.advanceTimersByTimeAsync(HOUR);
    tab.dispatch(signedIn(mediaToken(COURIER, Math.floor(Date.now() / 1000) + 24 * 3600)));
    await jest.advanceTimersByTimeAsync(12 * HOUR);
    expect(kept()).toContain(WORD);
  });
});
