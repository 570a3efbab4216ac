// Verifies REQ-9, DRF-1, DRF-2, DRF-3, DRF-4, DRF-5.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sessionExpired, signedIn } from '@/features/session';
import { draftChanged, forDraft } from '@/shared/forms';
import { chooseIn } from '../support/choices';
import { atRest, contents, mediaForms, openSeveral, typeEverywhere } from '../support/mediaForms';
import { openStore, readPersisted } from '../support/persisted';
import { leave, renderApp } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { requestForm } from '../support/requestForm';
import { standInApi } from '../support/standInApi';
import { mediaToken } from '../support/tokenOf';

jest.setTimeout(240_000);

const api = standInApi();
const KSNX = '35838';
const HOUR = 3_600_000;
/** Begins everything that is typed here. */
const WORD = 'Zwolfaxing';

const kept = (): string => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
const keptKeys = (): string => JSON.stringify(Object.keys(readPersisted('persist:drafts')?.entries ?? {}));

/** What must not be written has its time to be: a draft follows what is typed after 200 ms, and the disk 50 ms later. */
const whatFollows = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

async function open(form: (typeof mediaForms)[number], identifier = COURIER) {
  const app = await renderMedia(api(), form.address, undefined, identifier);
  await form.ready();
  await atRest(app.store);
  return app;
}

async function chooseActivity(user: UserEvent, store: Parameters<typeof atRest>[0]): Promise<void> {
  await chooseIn(user, screen.getByLabelText('Activity'), 'Baseball');
  await atRest(store);
}

interface Filled {
  disk: [string, string][];
  /** What the controls of each form held. */
  shown: Map<string, unknown[]>;
}

let filled: Promise<Filled> | undefined;

/** Something in every form of the media area: texts, toggles, choices, and a pasted table. */
async function fillAll(): Promise<Filled> {
  const shown = new Map<string, unknown[]>();
  for (const form of mediaForms) {
    const { store, user } = await open(form);
    await typeEverywhere((index) => `${WORD}\t${String(index)}`);
    if (form.address === '/agreement') await chooseActivity(user, store);
    shown.set(form.address, contents());
    leave();
  }
  const disk = Object.entries(localStorage).filter(([key]) => key === 'persist:drafts') as [string, string][];
  return { disk, shown };
}

/** A browser in which all of that has been entered, and nobody is signed in since the session has ended by itself. */
async function browserWithDrafts(): Promise<Filled> {
  const all = await (filled ??= fillAll());
  localStorage.clear();
  for (const [key, text] of all.disk) localStorage.setItem(key, text);
  localStorage.setItem('media_session_ended', '1');
  return all;
}

test('every media form stores its draft with the typed text', async () => {
  await browserWithDrafts();
  for (const form of [
    'organization',
    'director',
    'newAssistant',
    'assistantTable',
    'attendance',
    'credentials',
    'agreement',
  ])
    expect(keptKeys()).toContain(`${COURIER}/${form}/`);
  expect(kept()).toContain(WORD);
});

test.each(mediaForms.map((form) => [form.address, form] as const))(
  'what was entered on %s shows again when the organization is back, after a reload or a session that has ended',
  async (address, form) => {
    const { shown } = await browserWithDrafts();
    await open(form);
    await waitFor(() => {
      expect(contents()).toEqual(shown.get(address));
    });
  },
);

// What is typed on each screen right before a logout: tests/journeys/session.test.tsx.
test('what was entered on every screen goes at once with a logout on one of them', async () => {
  await browserWithDrafts();
  const { user, store } = await renderMedia(api(), '/publications', undefined, COURIER);
  await screen.findByRole('heading', { level: 1, name: 'Publications' });
  const [logout] = screen.getAllByRole('button', { name: 'Logout', hidden: true });
  await user.click(logout ?? document.body);
  expect(kept()).not.toContain(WORD);
  await screen.findByRole('heading', { level: 1, name: 'General Information' });
  await whatFollows();
  expect(kept()).not.toContain(WORD);
  expect(JSON.stringify(store.getState())).not.toContain(WORD);
  expect(keptKeys()).toBe('[]');
});

test.each(
  mediaForms.filter(({ address }) => address !== '/credential-selection').map((form) => [form.address, form] as const),
)('another organization that signs in sees nothing of it on %s, and it does not stay', async (_address, form) => {
  await browserWithDrafts();
  const { store } = await open(form, KSNX);
  expect(document.body.innerHTML).not.toContain(WORD);
  expect(JSON.stringify([contents(), store.getState()])).not.toContain(WORD);
  leave();
  expect(kept()).not.toContain(WORD);
  expect(keptKeys()).not.toContain(COURIER);
});

describe('input after a session that was not renewed', () => {
  let store: Awaited<ReturnType<typeof openStore>> | undefined;
  afterEach(() => {
    store?.close();
    store = undefined;
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test.each([
    ['is there shortly before twelve hours are over', 12 * HOUR - 60_000, true],
    ['is gone from the disk at the next start after twelve hours', 12 * HOUR + 60_000, false],
  ])('%s', async (_what, later, isKept) => {
    await browserWithDrafts();
    // All of it was typed within the test; the last of it a moment ago.
    const entries = readPersisted('persist:drafts')?.entries as Record<string, { editedAt: number }>;
    const times = Object.values(entries).map(({ editedAt }) => editedAt);
    const now = (isKept ? Math.min(...times) : Math.max(...times)) + later;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    await renderApp('/');
    expect(kept().includes(WORD)).toBe(isKept);
    leave();
    expect(kept().includes(WORD)).toBe(isKept);
  });

  const draft = { owner: COURIER, form: 'organization', subject: '' };

  test.each([
    ['written before', 1000],
    ['typed at the very end', 0],
  ])('is also removed from a tab that stayed open: %s', async (_when, before) => {
    jest.useFakeTimers();
    store = await openStore();
    store.dispatch(signedIn(mediaToken(COURIER)));
    store.dispatch(forDraft(draft, draftChanged({ value: { Organization: WORD }, changes: 1, knows: 0 })));
    await jest.advanceTimersByTimeAsync(before);
    store.dispatch(sessionExpired());
    await jest.advanceTimersByTimeAsync(12 * HOUR - 2 * 60_000);
    expect(kept()).toContain(WORD);
    await jest.advanceTimersByTimeAsync(4 * 60_000);
    expect(JSON.stringify(store.getState())).not.toContain(WORD);
    expect(kept()).not.toContain(WORD);
  });

  test('stays while the session is renewed', async () => {
    jest.useFakeTimers();
    store = await openStore();
    store.dispatch(signedIn(mediaToken(COURIER)));
    store.dispatch(forDraft(draft, draftChanged({ value: { Organization: WORD }, changes: 1, knows: 0 })));
    await jest.advanceTimersByTimeAsync(1000);
    store.dispatch(sessionExpired());
    await jest.advanceTimersByTimeAsync(HOUR);
    store.dispatch(signedIn(mediaToken(COURIER, Math.floor(Date.now() / 1000) + 24 * 3600)));
    await jest.advanceTimersByTimeAsync(12 * HOUR);
    expect(kept()).toContain(WORD);
  });
});

describe('a visitor’s listing request', () => {
  const openRequest = async (token?: string) => {
    const app = await renderApp('/media-request', token === undefined ? {} : { token });
    await requestForm.shown();
    return app;
  };

  test('survives a reload in its tab and appears in no other', async () => {
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

  test('is removed when someone logs out in the tab', async () => {
    const { user } = await openRequest(await api().token(COURIER));
    requestForm.set('Organization', WORD);
    await waitFor(() => {
      expect(kept()).toContain(WORD);
    });
    const [logout] = screen.getAllByRole('button', { name: 'Logout', hidden: true });
    await user.click(logout ?? document.body);
    expect(kept()).not.toContain(WORD);
    await whatFollows();
    expect(kept()).not.toContain(WORD);
  });
});

describe('two tabs of one organization', () => {
  /** Another tab writes its drafts: those that it knows, one of them changed, and one of its own. */
  function otherTabWrites(change: (text: string) => string): void {
    const key = 'persist:drafts';
    const slices = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
    const entries = change(slices.entries ?? '{}');
    const newValue = JSON.stringify({ ...slices, entries });
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }

  test('show each other’s later changes with a notice and do not overwrite other drafts', async () => {
    const app = await renderMedia(api(), '/add-assistant');
    fireEvent.change(await screen.findByLabelText('First Name'), { target: { value: 'Mia' } });
    await waitFor(() => {
      expect(kept()).toContain('Mia');
    });
    act(() => {
      otherTabWrites((text) => {
        const [own] = Object.values(JSON.parse(text.replace('Mia', 'Maria')) as Record<string, object>);
        const changed = { ...own, editedAt: Date.now() + 1 };
        const other = { ...own, form: 'director', subject: '7', editedAt: Date.now() };
        return JSON.stringify({ [`${COURIER}/newAssistant/`]: changed, [`${COURIER}/director/7`]: other });
      });
    });
    await waitFor(() => {
      expect(screen.getByLabelText('First Name')).toHaveValue('Maria');
    });
    expect(screen.getByText(/Another tab changed this form\./)).toBeInTheDocument();

    fireEvent.change(screen.getByLabelText('Last Name'), { target: { value: 'Berg' } });
    await waitFor(() => {
      expect(screen.queryByText(/Another tab changed this form\./)).not.toBeInTheDocument();
    });
    expect(app.address()).toBe('/add-assistant');
    leave();
    expect(readPersisted('persist:drafts')?.entries).toMatchObject({
      [`${COURIER}/newAssistant/`]: { value: { FirstName: 'Maria', LastName: 'Berg' } },
      [`${COURIER}/director/7`]: { value: { FirstName: 'Maria' } },
    });
  });

  /** The other tab types a last name, and nothing else. */
  function otherTabTypesLastName(): void {
    act(() => {
      otherTabWrites((text) => {
        const [[key, own] = ['', { value: {} }]] = Object.entries(
          JSON.parse(text) as Record<string, { value: object }>,
        );
        const value = { ...own.value, LastName: 'Berg' };
        return JSON.stringify({ [key]: { ...own, value, changes: 2, editedAt: Date.now() + 1 } });
      });
    });
  }

  test('leave the field that one is typing in until it is left, and lose nothing of either', async () => {
    const { user } = await renderMedia(api(), '/add-assistant');
    await user.type(await screen.findByLabelText('First Name'), 'Mia');
    await waitFor(() => {
      expect(kept()).toContain('Mia');
    });
    otherTabTypesLastName();
    expect(screen.getByText(/Another tab changed this form\./)).toBeInTheDocument();
    await user.type(screen.getByLabelText('First Name'), '-Lou');
    await waitFor(() => {
      expect(kept()).toMatch(/Mia-Lou.*Berg/);
    });
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    expect(screen.getByLabelText('Last Name')).toHaveValue('');
    expect(screen.getByText(/Another tab changed this form\./)).toBeInTheDocument();

    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByLabelText('First Name')).toHaveValue('Mia-Lou');
    expect(screen.getByLabelText('Last Name')).toHaveValue('Berg');
  });

  test('send with Enter what both have typed', async () => {
    const { user } = await renderMedia(api(), '/add-assistant');
    await user.type(await screen.findByLabelText('Email'), 'mia@courier.example');
    await user.type(screen.getByLabelText('First Name'), 'Mia');
    await waitFor(() => {
      expect(kept()).toMatch(/Mia.*mia@|mia@.*Mia/);
    });
    otherTabTypesLastName();
    await user.keyboard('{Enter}');
    await screen.findByText('Mia Berg has been added.');
  });

  test('do not echo changes endlessly', async () => {
    await renderMedia(api(), '/add-assistant');
    await openSeveral();
    fireEvent.change(screen.getByLabelText('First Name'), { target: { value: 'Mia' } });
    fireEvent.change(screen.getByLabelText('Table of assistants'), { target: { value: 'Lou Day' } });
    await waitFor(() => {
      expect(kept()).toMatch(/Mia.*Lou Day|Lou Day.*Mia/);
    });
    await whatFollows();
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    act(() => {
      // What this tab has written itself, with its drafts in another order: nothing new.
      otherTabWrites((text) =>
        JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse())),
      );
    });
    const ofOther = writes.mock.calls.length;
    await whatFollows();
    expect(writes.mock.calls.slice(ofOther).filter(([key]) => key === 'persist:drafts')).toEqual([]);
    writes.mockRestore();
  });
});
