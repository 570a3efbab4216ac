// Verifies DRF-2, DRF-5, DRF-6.
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { persistSlice, stateRestored, writesFlushed } from '@/shared/lib/persist';
import { rootReducer } from '@/shared/lib/root-reducer';
import { safeSessionStorage, storageRefused } from '@/shared/lib/storage';
import { openStore, putPersisted, readPersisted } from '../support/persisted';

interface Scores {
  scores: Readonly<Record<string, number>>;
  shown: string;
}

const slice = createSlice({
  name: 'scores',
  initialState: (): Scores => ({ scores: {}, shown: '' }),
  reducers: {
    scored: (state, { payload }: PayloadAction<Record<string, number>>) => ({
      ...state,
      scores: { ...state.scores, ...payload },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(storageRefused, (state, { payload }) => ({ ...state, shown: `${payload} is full` }));
  },
});
const { scored } = slice.actions;

const KEY = 'persist:scores';
const scores = persistSlice(slice, {
  storageKey: KEY,
  area: safeSessionStorage,
  version: 2,
  whitelist: ['scores'],
  merge: (state, stored, isFromOtherTab) => ({
    scores: { ...(stored.scores as Scores['scores']), ...state.scores },
    shown: isFromOtherTab ? 'the other tab' : 'the disk',
  }),
});
const { reducer } = scores;

const marksSlice = createSlice({
  name: 'marks',
  initialState: { marks: {}, others: {} },
  reducers: { marked: (_state, { payload }: PayloadAction<{ marks: object; others: object }>) => payload },
});
const MARKS = 'persist:marks';
const marks = persistSlice(marksSlice, {
  storageKey: MARKS,
  area: safeSessionStorage,
  version: 1,
  erasesEmpty: true,
  merge: (state) => state,
});

declare module '@/shared/lib/root-reducer' {
  export interface LazySlices extends WithSlice<typeof scores>, WithSlice<typeof marks> {}
}
rootReducer.inject(scores);
rootReducer.inject(marks);

const put = (scores: object, version = 2) => {
  putPersisted(KEY, { scores }, { area: sessionStorage, version });
};
const onDisk = () => readPersisted(KEY, sessionStorage)?.scores;

type Store = Awaited<ReturnType<typeof openStore>>;
const inStore = (store: Store): Scores => store.getState().scores ?? slice.getInitialState();

let store: Store;
const open = async () => {
  store = await openStore();
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  store.close();
  // Runs redux-persist's timer first, because it belongs to the fake clock.
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

/** Dispatches the event by which the browser notifies a tab of what another tab writes. */
const otherTabWrites = (newValue: string | null) => {
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
};
const textOf = (scores: object): string => JSON.stringify({ scores: JSON.stringify(scores), _persist: '{}' });

describe('a slice', () => {
  test('is restored from its own key', async () => {
    put({ home: 3 });
    await open();
    expect(inStore(store)).toMatchObject({ scores: { home: 3 }, shown: 'the disk' });
  });

  test('starts empty where nothing, or nothing readable, is stored', async () => {
    sessionStorage.setItem(KEY, 'x');
    await open();
    expect(inStore(store)).toMatchObject({ scores: {}, shown: '' });
  });

  test('is written a moment after its change, and only what is to be kept', async () => {
    await open();
    store.dispatch(scored({ home: 1 }));
    expect(onDisk()).toBeUndefined();
    jest.advanceTimersByTime(150);
    expect(onDisk()).toEqual({ home: 1 });
    expect(readPersisted(KEY, sessionStorage)).not.toHaveProperty('shown');
  });

  test.each([
    ['when asked to', () => store.dispatch(writesFlushed()), true],
    ['when the page is hidden', () => setVisibility('hidden'), true],
    ['not when it is shown', () => setVisibility('visible'), false],
  ])('is written at once %s', async (_when, act, isWritten) => {
    await open();
    store.dispatch(scored({ home: 1 }));
    act();
    expect(onDisk()).toEqual(isWritten ? { home: 1 } : undefined);
  });

  test('hears that it could not be written', async () => {
    await open();
    const full = jest.spyOn(safeSessionStorage, 'write').mockReturnValue(false);
    store.dispatch(scored({ home: 1 }));
    jest.advanceTimersByTime(150);
    full.mockRestore();
    expect(inStore(store).shown).toBe('persist:scores is full');
  });

  test('is written a last time when its store is closed, and never again', async () => {
    await open();
    store.dispatch(scored({ home: 1 }));
    store.close();
    expect(onDisk()).toEqual({ home: 1 });
    sessionStorage.clear();
    store.dispatch(scored({ home: 2 }));
    jest.advanceTimersByTime(1000);
    setVisibility('hidden');
    expect(onDisk()).toBeUndefined();
  });
});

test('a slice may leave nothing on the disk once all its parts are empty', async () => {
  const { marked } = marksSlice.actions;
  await open();
  store.dispatch(marked({ marks: {}, others: { a: 1 } }));
  jest.advanceTimersByTime(500);
  expect(readPersisted(MARKS, sessionStorage)).toMatchObject({ marks: {}, others: { a: 1 } });
  store.dispatch(marked({ marks: {}, others: {} }));
  jest.advanceTimersByTime(500);
  expect(sessionStorage.getItem(MARKS)).toBeNull();
});

describe('another tab', () => {
  test('is heard, with its own text rather than the storage’s', async () => {
    await open();
    put({ home: 9 });
    otherTabWrites(textOf({ home: 2 }));
    expect(inStore(store)).toMatchObject({ scores: { home: 2 }, shown: 'the other tab' });
  });

  test.each([
    ['no text', ''],
    ['broken text', '{"scores":"{'],
    ['a removal', null],
    ['something else than parts', '5'],
  ])('that writes %s changes nothing', async (_what, text) => {
    await open();
    otherTabWrites(text);
    expect(inStore(store)).toMatchObject({ scores: {}, shown: '' });
  });

  test('is caught up with after the back/forward cache', async () => {
    await open();
    put({ home: 4 });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(inStore(store)).toMatchObject({ scores: { home: 4 }, shown: 'the other tab' });
  });

  test('is not heard once the store is closed, which leaves no listener', async () => {
    const remove = jest.spyOn(document, 'removeEventListener');
    await open();
    store.close();
    expect(remove).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
    remove.mockRestore();
    otherTabWrites(textOf({ home: 2 }));
    expect(inStore(store).scores).toEqual({});
  });
});

test.each([
  [
    'another slice’s parts',
    stateRestored({ key: 'persist:other', parts: { scores: { home: 1 } }, isFromOtherTab: true }),
  ],
  ['another event', { type: 'scores/other', key: KEY, payload: { scores: { home: 1 } } }],
])('%s are not taken up', (_what, action) => {
  const before = reducer(undefined, { type: 'start' });
  expect(reducer(before, action)).toBe(before);
});

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  jest.restoreAllMocks();
}
