import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { createMigrate, REHYDRATE, type PersistedState } from 'redux-persist';
import { isRecord } from '@/shared/lib/is-record';
import { registerPersistedSlice } from '@/shared/lib/persist';
import { safeLocalStorage } from '@/shared/lib/storage';
import type { BroadcastType } from '../api/agreementsDto';
import { isBroadcastType } from '../config/broadcastTypes';
import {
  areChoices,
  emptyTexts,
  type AgreementChoices,
  type AgreementDraft,
  type ReviewedAgreement,
} from './agreementState';
import { broadcastFee } from './broadcastFee';

/** What this browser remembers of a submission: no names and no e-mails (AGR-25). */
export interface EarlierAgreement {
  at: string;
  type: BroadcastType;
  event: string;
  site: string;
  dates: string[];
  schools: string[];
  fee: number;
  choices: AgreementChoices;
}

type History = Record<string, EarlierAgreement[]>;

const LONGEST = 30;

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isEarlier = (value: unknown): value is EarlierAgreement =>
  isRecord(value) &&
  isBroadcastType(value.type) &&
  [value.at, value.event, value.site].every((text) => typeof text === 'string') &&
  areTexts(value.dates) &&
  areTexts(value.schools) &&
  typeof value.fee === 'number' &&
  areChoices(value.choices);

const isList = (value: unknown): value is EarlierAgreement[] => Array.isArray(value) && value.every(isEarlier);

interface AgreementHistoryState {
  byOwner: History;
}

const initialState: AgreementHistoryState = { byOwner: {} };

const KEY = 'agreementHistory';

function mergeHistory({ byOwner }: AgreementHistoryState, stored: unknown): void {
  for (const [owner, list] of Object.entries(isRecord(stored) ? stored : {})) {
    const known = byOwner[owner] ?? [];
    const others = isList(list) ? list.filter(({ at }) => known.every((earlier) => earlier.at !== at)) : [];
    if (others.length === 0) continue;
    const all = [...known, ...others];
    // Stored entries are sorted already.
    byOwner[owner] = (known.length === 0 ? all : all.sort((one, other) => other.at.localeCompare(one.at))).slice(
      0,
      LONGEST,
    );
  }
}

export const agreementHistorySlice = createSlice({
  name: 'agreementHistory',
  initialState,
  reducers: {
    agreementFiled: (state, { payload }: PayloadAction<{ owner: string; earlier: EarlierAgreement }>) => {
      const { owner, earlier } = payload;
      state.byOwner[owner] = [earlier, ...(state.byOwner[owner] ?? [])].slice(0, LONGEST);
    },
    historyReceived: (state, { payload }: PayloadAction<{ byOwner?: unknown }>) => {
      mergeHistory(state, payload.byOwner);
    },
    historyCleared: (state, { payload }: PayloadAction<string>) => {
      Reflect.deleteProperty(state.byOwner, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      (action: UnknownAction): action is PayloadAction<{ byOwner?: unknown } | undefined> =>
        action.type === REHYDRATE && action.key === KEY,
      (state, { payload }) => {
        mergeHistory(state, payload?.byOwner);
      },
    );
  },
});

export const { agreementFiled, historyCleared, historyReceived } = agreementHistorySlice.actions;

const migrations: Record<number, (state: PersistedState) => PersistedState> = {};

registerPersistedSlice({
  reducerPath: agreementHistorySlice.reducerPath,
  reducer: agreementHistorySlice.reducer,
  key: KEY,
  version: 1,
  migrate: createMigrate(migrations),
  whitelist: ['byOwner'],
  area: safeLocalStorage,
  onOtherTab: historyReceived,
});

interface WithHistory {
  agreementHistory?: AgreementHistoryState;
}

const NONE: readonly EarlierAgreement[] = [];

export const selectAgreementHistory = (
  { agreementHistory = initialState }: WithHistory,
  owner: string,
): readonly EarlierAgreement[] => agreementHistory.byOwner[owner] ?? NONE;

export function earlierAgreement(
  { submission, ...reviewed }: ReviewedAgreement,
  choices: AgreementChoices,
  at: string,
): EarlierAgreement {
  const { type, tier, dates } = submission;
  return {
    at,
    type,
    event: [submission.activityDescription, submission.levelDescription, submission.classDescription].join(', '),
    site: submission.siteDescription?.description ?? reviewed.eventSite,
    dates,
    schools: submission.schoolDescription,
    fee: broadcastFee({ type, tier, dates, ...reviewed })?.total ?? 0,
    choices,
  };
}

/** A draft for the next round: everything but site, dates and schools. */
export function draftFromEarlier({ type, choices }: EarlierAgreement): AgreementDraft {
  return {
    type,
    texts: emptyTexts,
    choices: { ...choices, contests: '', site: '', dates: [], schools: [], eventsite: '' },
  };
}
