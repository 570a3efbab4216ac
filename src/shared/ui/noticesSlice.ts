import { createSlice, nanoid, type Dispatch, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { historyEntry, isSamePage, type HistoryEntry } from '@/shared/lib/navigation';
import { rootReducer, type RootState } from '@/shared/lib/root-reducer';

export interface Notice {
  id: string;
  tone: 'error' | 'warning' | 'success';
  text: string;
  link?: { label: string; to: string };
  /** The page of the notice, which appears once that page opens and disappears when the user leaves it. */
  pathname: string;
  /** Whether the page itself shows it, because above the page it would push the content down. */
  isInPage?: true;
}

/** The `pathname` of a notice that is shown at once, and also on the next page. */
export const NEXT_PAGE = '';

interface NoticesState {
  page: string;
  items: (Notice & { seen: boolean })[];
}

const initialState: NoticesState = { page: '', items: [] };

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeShown: {
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        const others = state.items.filter(({ text }) => text !== payload.text);
        state.items = [...others, { ...payload, seen: payload.pathname === state.page }];
      },
    },
    noticeDismissed: (state, { payload }: PayloadAction<string>) => {
      state.items = state.items.filter(({ id }) => id !== payload);
    },
    noticesCleared: (state) => {
      state.items = [];
    },
    /** Removes this page's notices of an earlier save: of its success when the next one starts, of its failure when the next one succeeds. */
    outcomesCleared: (state, { payload }: PayloadAction<'success' | 'error'>) => {
      state.items = state.items.filter(({ tone, pathname }) => tone !== payload || pathname !== state.page);
    },
    pageShown: (state, { payload }: PayloadAction<string>) => {
      state.page = payload;
      state.items = state.items
        .map((item) => (item.pathname === NEXT_PAGE ? { ...item, pathname: payload } : item))
        .filter(({ pathname, seen }) => pathname === payload || !seen)
        .map((item) => ({ ...item, seen: item.seen || item.pathname === payload }));
    },
  },
  selectors: {
    selectNotices: (state) => state.items,
    selectNoticesPage: (state) => state.page,
  },
});

export const { noticeShown, noticeDismissed, noticesCleared, outcomesCleared, pageShown } = noticesSlice.actions;
export const { selectNotices, selectNoticesPage } = noticesSlice.injectInto(rootReducer).selectors;

declare module '@/shared/lib/root-reducer' {
  export interface LazySlices extends WithSlice<typeof noticesSlice> {}
}

/** Where the user is, to find out later whether they have left. While the next page's code loads, `entry` is ahead of the `page` shown. */
export interface Place {
  page: string;
  entry: HistoryEntry;
}

export const placeOf = (state: RootState): Place => ({ page: selectNoticesPage(state), entry: historyEntry() });

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.page === other.page && isSamePage(one.entry, other.entry);

export const noticeShownHere =
  (notice: Pick<Notice, 'tone' | 'text'>) => (dispatch: Dispatch, getState: () => RootState) =>
    dispatch(noticeShown({ ...notice, pathname: selectNoticesPage(getState()) }));
