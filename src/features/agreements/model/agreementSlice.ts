import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { draftOf, useSliceDraft, type FormSlice } from '@/shared/forms';
import { isRecord } from '@/shared/lib/is-record';
import { FOOTBALL_ID, type AgreementSubmission, type BroadcastType } from '../api/agreementsDto';
import { isBroadcastType } from '../config/feeTiers';

export type AgreementChoices = typeof emptyChoices;
export type AgreementTexts = typeof emptyTexts;

/** What the user has entered in the form. */
export interface AgreementEntries {
  type: BroadcastType;
  choices: AgreementChoices;
  texts: AgreementTexts;
  /** The texts from the organization's record, to find out which ones the user changed. Missing until the record has loaded. */
  prefilled?: AgreementTexts;
}

/** What the review shows and its YES button submits. It is fixed when the review opens, even if the lists change afterwards. */
export interface ReviewedAgreement {
  submission: AgreementSubmission;
  eventSite: string;
  /** Whether the event itself, not only the broadcast, lasts several days. */
  severalDays: boolean;
  contests: number;
}

export interface SentAgreement {
  reviewed: ReviewedAgreement;
  choices: AgreementChoices;
  texts: AgreementTexts;
}

export interface AgreementState extends Omit<AgreementEntries, 'type'> {
  step: 'type' | 'form' | 'review';
  type: BroadcastType | null;
  /** Ids of the confirmed warnings: past dates, missed deadlines, a host other than the site's own location. Missing if there are none. */
  confirmed?: readonly string[];
  /** The draft that a change of type replaced: the user can restore it until the form is reviewed. */
  replaced: AgreementEntries | null;
  reviewed: ReviewedAgreement | null;
}

/** The user's choices from lists. Ids are strings, because form controls hold them as strings; '' means no choice. */
const emptyChoices = {
  tier: '',
  /** The number of contests, only for the total fee; it is not submitted. */
  contests: '',
  activity: '',
  level: '',
  class: '',
  site: '',
  dates: [] as string[],
  schools: [] as string[],
  eventsite: '',
  landline: '',
  cellphone: '',
};

export const emptyTexts = { name: '', billingEmail: '', email: '', stream: '', station: '' };
const textNames = Object.keys(emptyTexts) as (keyof AgreementTexts)[];

const emptyAgreement: AgreementState = {
  step: 'type',
  type: null,
  choices: emptyChoices,
  texts: emptyTexts,
  replaced: null,
  reviewed: null,
};

/** Serializes the entries with their properties in a fixed order, so that they can be compared. */
const listed = ({ choices, texts }: Pick<AgreementState, 'choices' | 'texts'>): string =>
  JSON.stringify({ ...emptyChoices, ...choices, ...emptyTexts, ...texts });

/** Whether the draft is still what was sent: in the meantime, the user may have reopened and changed the form. */
export const isSent = (draft: AgreementState, sent: SentAgreement): boolean =>
  draft.step !== 'type' && draft.type === sent.reviewed.submission.type && listed(draft) === listed(sent);

function countEntries({ choices, texts, prefilled = emptyTexts }: AgreementState): number {
  const chosen = Object.values<string | string[]>({ ...choices }).filter(({ length }) => length > 0);
  const typed = textNames.filter((name) => texts[name] !== prefilled[name]);
  return chosen.length + typed.length;
}

const start = (draft: AgreementEntries): AgreementState => ({ ...emptyAgreement, ...draft, step: 'form' });

/** Changes choices only while the form is open, because an action may arrive after the form has closed. */
function choose(state: AgreementState, changes: Partial<AgreementChoices>): void {
  if (state.step === 'form') Object.assign(state.choices, changes);
}

/** The choices that no other choice depends on. */
type LoneChoices = Pick<AgreementChoices, 'tier' | 'contests' | 'dates' | 'eventsite' | 'landline' | 'cellphone'>;

const atSchools = { dates: [], schools: [], eventsite: '' };
const atSite = { site: '', ...atSchools };
const atClass = { class: '', ...atSite };
const atLevel = { level: '', ...atClass };

/** The agreement form (AGR-1 to AGR-5). Changing a choice resets the choices that depend on it. */
const agreementSlice = createSlice({
  name: 'agreement',
  initialState: emptyAgreement,
  reducers: {
    /** Returns from the review to the form: when the screen opens, and when the user presses NO. */
    formOpened: (state) => (state.step === 'review' ? { ...state, step: 'form', reviewed: null } : state),

    broadcastTypeChosen: (state, { payload }: PayloadAction<BroadcastType>) => {
      const { step, type, choices, texts, prefilled, replaced } = state;
      if (type === payload || (step !== 'type' && step !== 'form')) return state;
      const fresh = start({ type: payload, choices: emptyChoices, texts: emptyTexts });
      const isEmpty = type === null || countEntries(state) === 0;
      return { ...fresh, replaced: isEmpty ? replaced : { type, choices, texts, ...(prefilled && { prefilled }) } };
    },
    replacedDraftRestored: (state) =>
      state.replaced === null || state.step !== 'form' ? state : start(state.replaced),
    earlierAgreementCopied: (state, { payload }: PayloadAction<AgreementEntries>) =>
      state.step === 'type' || state.step === 'form' ? start(payload) : state,

    /** The organization's record has loaded, or has changed: it fills the fields that the user has not changed. */
    recordArrived: (state, { payload: record }: PayloadAction<AgreementTexts>) => {
      const { step, texts, prefilled = emptyTexts } = state;
      if (step !== 'form' || textNames.every((name) => prefilled[name] === record[name])) return;
      for (const name of textNames) if (texts[name] === prefilled[name]) texts[name] = record[name];
      state.prefilled = record;
    },

    textEntered: (state, { payload }: PayloadAction<Partial<AgreementTexts>>) => {
      if (state.step === 'form') Object.assign(state.texts, payload);
    },
    choiceMade: (state, { payload }: PayloadAction<Partial<LoneChoices>>) => choose(state, payload),
    activityChosen: (state, { payload }: PayloadAction<string>) => choose(state, { ...atLevel, activity: payload }),
    levelChosen: (state, { payload }: PayloadAction<string>) => choose(state, { ...atClass, level: payload }),
    classChosen: (state, { payload }: PayloadAction<string>) => choose(state, { ...atSite, class: payload }),
    /** Football takes its schools from the class and its date from the level, so choosing a site resets neither. */
    siteChosen: (state, { payload }: PayloadAction<string>) => {
      const { activity, eventsite } = state.choices;
      const dependents = activity === FOOTBALL_ID ? { eventsite: eventsite === 'site' ? '' : eventsite } : atSchools;
      choose(state, { ...dependents, site: payload });
    },
    schoolsChosen: (state, { payload }: PayloadAction<string[]>) => {
      const { activity, dates, eventsite } = state.choices;
      choose(state, {
        schools: payload,
        eventsite: eventsite === 'site' || payload.includes(eventsite) ? eventsite : '',
        // Football's date is loaded once a school is chosen, so removing the last school resets it.
        dates: activity === FOOTBALL_ID && payload.length === 0 ? [] : dates,
      });
    },
    /** The user confirmed one of the warnings (see `confirmed`), or withdrew that confirmation. */
    pointConfirmed: (state, { payload: { id, isConfirmed } }: PayloadAction<{ id: string; isConfirmed: boolean }>) => {
      if (state.step !== 'form') return;
      const others = (state.confirmed ?? []).filter((other) => other !== id);
      state.confirmed = isConfirmed ? [...others, id] : others;
    },

    /** Opens the review; `reviewed` does not change until the user presses NO or YES. */
    draftReviewed: (state, { payload }: PayloadAction<SentAgreement>) =>
      state.step === 'form' ? { ...state, ...payload, step: 'review', replaced: null } : state,
  },
});

export const agreementEvents = agreementSlice.actions;

export const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isLike = <T extends object>(value: unknown, model: T): value is T =>
  isRecord(value) &&
  Object.entries(model).every(([key, part]) =>
    Array.isArray(part) ? areTexts(value[key]) : typeof value[key] === 'string',
  );

export const areChoices = (value: unknown): value is AgreementChoices => isLike(value, emptyChoices);

const areEntries = (value: unknown): value is AgreementEntries =>
  isRecord(value) &&
  isBroadcastType(value.type) &&
  areChoices(value.choices) &&
  isLike(value.texts, emptyTexts) &&
  (value.prefilled === undefined || isLike(value.prefilled, emptyTexts));

export const agreementFormSlice: FormSlice<AgreementState> = {
  reducer: agreementSlice.reducer,
  getInitialState: agreementSlice.getInitialState,
  isValue: (value): value is AgreementState =>
    isRecord(value) &&
    ['type', 'form', 'review'].includes(String(value.step)) &&
    (value.confirmed === undefined || areTexts(value.confirmed)) &&
    (value.replaced === null || areEntries(value.replaced)) &&
    (value.type === null ? areChoices(value.choices) && isLike(value.texts, emptyTexts) : areEntries(value)) &&
    (value.reviewed === null || (isRecord(value.reviewed) && isRecord(value.reviewed.submission))),
  countChanges: (state) => (state.type === null ? 0 : 1 + countEntries(state)),
};

export const useAgreementDraft = (owner: string) => useSliceDraft(agreementFormSlice, draftOf(owner, 'agreement'));
