import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { draftOf, type FormSlice } from '@/shared/forms';
import { FOOTBALL_ID, type BroadcastType } from '../api/agreementsDto';
import {
  areSameChoices,
  countEntries,
  isAgreement,
  emptyAgreement,
  emptyChoices,
  emptyTexts,
  prefill,
  type AgreementChoices,
  type AgreementEntries,
  type AgreementState,
  type AgreementTexts,
  type ReviewedAgreement,
  type SentAgreement,
} from './agreementState';

const start = (draft: AgreementEntries): AgreementState => ({ ...emptyAgreement, ...draft, step: 'form' });

/** Changes choices only while the form is open, because an event may arrive after it has closed. */
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
    /** The screen was opened: a submitted agreement is cleared, and a reviewed one can be edited again. */
    flowOpened: (state) => {
      if (state.step === 'submitted') return emptyAgreement;
      return state.step === 'review' ? { ...state, step: 'form', reviewed: null } : state;
    },

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

    /** The organization's record has loaded: it fills the fields that the user has not changed. */
    recordArrived: (state, { payload }: PayloadAction<AgreementTexts>) => {
      const filled = state.step === 'form' ? prefill(state, payload) : undefined;
      return filled === undefined ? state : { ...state, ...filled };
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
    /** The user confirmed a past date, a missed deadline, or the host, or withdrew that confirmation. */
    pointConfirmed: (state, { payload: { id, isConfirmed } }: PayloadAction<{ id: string; isConfirmed: boolean }>) => {
      if (state.step !== 'form') return;
      const others = (state.confirmed ?? []).filter((other) => other !== id);
      state.confirmed = isConfirmed ? [...others, id] : others;
    },

    /** Opens the review; `reviewed` stays as it is until the user presses NO or YES. */
    draftReviewed: (
      state,
      { payload }: PayloadAction<{ texts: AgreementTexts; choices: AgreementChoices; reviewed: ReviewedAgreement }>,
    ) => (state.step === 'form' ? { ...state, ...payload, step: 'review', replaced: null } : state),
    correctionRequested: (state) => (state.step === 'review' ? { ...state, step: 'form', reviewed: null } : state),
    /** Shows the confirmation, even if the user has reopened the form meanwhile, as long as it still has these choices. */
    agreementSubmitted: (state, { payload: { reviewed, choices } }: PayloadAction<SentAgreement>) => {
      const isThis = state.step === 'review' || (state.step === 'form' && areSameChoices(state.choices, choices));
      return isThis ? { ...emptyAgreement, step: 'submitted', type: reviewed.submission.type, reviewed } : state;
    },
  },
});

export const {
  flowOpened,
  broadcastTypeChosen,
  replacedDraftRestored,
  earlierAgreementCopied,
  textEntered,
  choiceMade,
  activityChosen,
  levelChosen,
  classChosen,
  siteChosen,
  schoolsChosen,
  pointConfirmed,
  recordArrived,
  draftReviewed,
  correctionRequested,
  agreementSubmitted,
} = agreementSlice.actions;

export const agreementFormSlice: FormSlice<AgreementState> = {
  reducer: agreementSlice.reducer,
  getInitialState: agreementSlice.getInitialState,
  isValue: isAgreement,
  countChanges: (state) => (state.step === 'submitted' || state.type === null ? 0 : 1 + countEntries(state)),
};

export const agreementDraft = (owner: string) => draftOf(owner, 'agreement');
