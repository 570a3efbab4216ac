import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isRecord } from '@/shared/lib/is-record';
import { persistSlice } from '@/shared/lib/persist';
import { rootReducer, type RootState } from '@/shared/lib/root-reducer';
import { safeLocalStorage } from '@/shared/lib/storage';
import type { BroadcastType } from '../api/agreementsDto';
import { isBroadcastType } from '../config/feeTiers';
import {
  areChoices,
  areTexts,
  emptyTexts,
  type AgreementChoices,
  type AgreementEntries,
  type SentAgreement,
} from './agreementSlice';
import { feeOf } from './broadcastFee';

/** What this browser remembers of a submitted agreement: no names of people, no email addresses (AGR-25). */
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

const LONGEST = 30;

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
  /** Earlier submissions, newest first, keyed by the organization's Identifier. */
  byOwner: Readonly<Record<string, readonly EarlierAgreement[]>>;
}

const initialState: AgreementHistoryState = { byOwner: {} };

/** Merges two lists, such as this tab's and the stored one, into the newest submissions, without duplicates, newest first. */
const latest = (some: readonly EarlierAgreement[], others: readonly EarlierAgreement[] = []): EarlierAgreement[] =>
  [...new Map([...others, ...some].map((earlier) => [earlier.at, earlier])).values()]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, LONGEST);

/** Keeps submissions after the session has ended, so it must not contain personal data. */
const agreementHistorySlice = createSlice({
  name: 'agreementHistory',
  initialState,
  reducers: {
    agreementFiled: ({ byOwner }, { payload }: PayloadAction<{ owner: string; earlier: EarlierAgreement }>) => ({
      byOwner: { ...byOwner, [payload.owner]: latest([payload.earlier], byOwner[payload.owner]) },
    }),
    historyCleared: ({ byOwner }, { payload }: PayloadAction<string>) => {
      const { [payload]: _cleared, ...others } = byOwner;
      return { byOwner: others };
    },
  },
});

export const { agreementFiled, historyCleared } = agreementHistorySlice.actions;

const agreementHistory = persistSlice(agreementHistorySlice, {
  storageKey: 'persist:agreementHistory',
  area: safeLocalStorage,
  version: 1,
  whitelist: ['byOwner'],
  merge: ({ byOwner }, stored) => {
    const lists = Object.entries(isRecord(stored.byOwner) ? stored.byOwner : {}).flatMap(([owner, list]) =>
      isList(list) ? [[owner, latest(list, byOwner[owner])] as const] : [],
    );
    return { byOwner: { ...byOwner, ...Object.fromEntries(lists) } };
  },
});

declare module '@/shared/lib/root-reducer' {
  export interface LazySlices extends WithSlice<typeof agreementHistory> {}
}

rootReducer.inject(agreementHistory);

const NONE: readonly EarlierAgreement[] = [];

export const selectAgreementHistory = (state: RootState, owner: string): readonly EarlierAgreement[] =>
  state.agreementHistory?.byOwner[owner] ?? NONE;

export function earlierAgreement({ reviewed, choices }: Omit<SentAgreement, 'texts'>, at: string): EarlierAgreement {
  const { submission } = reviewed;
  return {
    at,
    type: submission.type,
    event: [submission.activityDescription, submission.levelDescription, submission.classDescription].join(', '),
    site: submission.siteDescription?.description ?? reviewed.eventSite,
    dates: submission.dates,
    schools: submission.schoolDescription,
    fee: feeOf(reviewed)?.total ?? 0,
    choices,
  };
}

/** Copies an earlier agreement into a draft for another event: type and choices, but not contests, site, dates, and schools. */
export function draftFromEarlier({ type, choices }: EarlierAgreement): AgreementEntries {
  return {
    type,
    texts: emptyTexts,
    choices: { ...choices, contests: '', site: '', dates: [], schools: [], eventsite: '' },
  };
}
