// Verifies REQ-9, DRF-1, DRF-3, DRF-4.
// How long what was typed stays. What goes with a logout: tests/journeys/session.test.tsx.
import { screen, waitFor } from '@testing-library/react';
import { sessionExpired, signedIn } from '@/features/session';
import { draftChanged, forDraft } from '@/shared/forms';
import { chooseIn } from '../support/choices';
import { atRest, contents, mediaForms, openSeveral, typeEverywhere } from '../support/mediaForms';
import { keptDrafts, openStore, putPersisted } from '../support/persisted';
import { leave, renderApp } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { requestForm } from '../support/requestForm';
import { standInApi } from '../support/standInApi';
import { mediaToken } from '../support/tokenOf';

const api = standInApi();
const KSNX = '35838';
const HOUR = 3_600_000;
/** Begins everything that is typed here. */
const WORD = 'Zwolfaxing';

const kept = (): string => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

async function open(form: (typeof mediaForms)[number], identifier = COURIER) {
  const app = await renderMedia(api(), form.address, undefined, identifier);
  await form.ready();
  await atRest(app.store);
  return app;
}

/** Something in every control: texts, toggles, choices, and a pasted table. The session ends by itself. */
async function fillAndLeave(form: (typeof mediaForms)[number]): Promise<unknown[]> {
  const { store, user } = await open(form);
  await typeEverywhere((index) => `${WORD}\t${String(index)}`);
  if (form.address === '/agreement') {
    await chooseIn(user, screen.getByLabelText('Activity'), 'Baseball');
    await atRest(store);
  }
  const shown = contents();
  leave();
  localStorage.removeItem('media_id_token');
  localStorage.setItem('media_session_ended', '1');
  return shown;
}

test.each(mediaForms.map((form) => [form.address, form] as const))(
  'what was entered on %s shows again when the organization is back, after a reload or a session that has ended',
  async (_address, form) => {
    const shown = await fillAndLeave(form);
    expect(kept()).toMatch(new RegExp(`${COURIER}/\\w+/`));
    await open(form);
    await waitFor(() => {
      expect(contents()).toEqual(shown);
    });
  },
);

test('another organization that signs in sees nothing of it, and it does not stay', async () => {
  const form = { address: '/add-assistant', ready: openSeveral };
  await fillAndLeave(form);
  expect(kept()).toContain(WORD);
  const { store } = await open(form, KSNX);
  expect(document.body.innerHTML).not.toContain(WORD);
  expect(JSON.stringify([contents(), store.getState()])).not.toContain(WORD);
  leave();
  expect(kept()).not.toContain(WORD);
  expect(keptDrafts()).toEqual([]);
});

describe('input after a session that was not renewed', () => {
  const draft = { owner: COURIER, form: 'organization', subject: '' };
  const value = { Organization: WORD };
  let store: Awaited<ReturnType<typeof openStore>> | undefined;
  afterEach(() => {
    store?.close();
    store = undefined;
    jest.useRealTimers();
  });

  test.each([
    ['is there shortly before twelve hours are over', 12 * HOUR - 60_000, true],
    ['is gone from the disk at the next start after twelve hours', 12 * HOUR + 60_000, false],
  ])('%s', async (_what, age, isKept) => {
    const stored = { ...draft, value, changes: 1, editedAt: Date.now() - age };
    putPersisted('persist:drafts', { entries: { [`${COURIER}/organization/`]: stored } });
    localStorage.setItem('media_session_ended', '1');
    await renderApp('/');
    expect(kept().includes(WORD)).toBe(isKept);
    leave();
    expect(kept().includes(WORD)).toBe(isKept);
  });

  /** A tab that stays open, in which something was typed that long before the session ended. */
  async function openEndedTab(before: number) {
    jest.useFakeTimers();
    store = await openStore();
    store.dispatch(signedIn(mediaToken(COURIER)));
    store.dispatch(forDraft(draft, draftChanged({ value, changes: 1, knows: 0 })));
    await jest.advanceTimersByTimeAsync(before);
    store.dispatch(sessionExpired());
    return store;
  }

  test.each([
    ['written before', 1000],
    ['typed at the very end', 0],
  ])('is also removed from a tab that stayed open: %s', async (_when, before) => {
    const tab = await openEndedTab(before);
    await jest.advanceTimersByTimeAsync(12 * HOUR - 2 * 60_000);
    expect(kept()).toContain(WORD);
    await jest.advanceTimersByTimeAsync(4 * 60_000);
    expect(JSON.stringify(tab.getState())).not.toContain(WORD);
    expect(kept()).not.toContain(WORD);
  });

  test('stays while the session is renewed', async () => {
    const tab = await openEndedTab(1000);
    await jest.advanceTimersByTimeAsync(HOUR);
    tab.dispatch(signedIn(mediaToken(COURIER, Math.floor(Date.now() / 1000) + 24 * 3600)));
    await jest.advanceTimersByTimeAsync(12 * HOUR);
    expect(kept()).toContain(WORD);
  });
});

test('a visitor’s listing request survives a reload in its tab and appears in no other', async () => {
  const openRequest = async () => {
    await renderApp('/media-request');
    await requestForm.shown();
  };
  await openRequest();
  requestForm.fill({ Organization: WORD });
  leave();
  expect(JSON.stringify(localStorage)).not.toContain(WORD);
  await openRequest();
  expect(requestForm.control('Organization')).toHaveValue(WORD);
  expect(requestForm.control('County')).toHaveDisplayValue('Chase');
  expect(screen.getByText('13 changes not submitted.')).toBeInTheDocument();
  leave();
  sessionStorage.clear();
  await openRequest();
  expect(requestForm.control('Organization')).toHaveValue('');
});
