import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BroadcastType } from '../api/agreementsDto';
import { FOOTBALL_ID } from '../config/footballId';
import {
  areSameChoices,
  isUntouched,
  noChoices,
  noTexts,
  type AgreementChoices,
  type AgreementDraft,
  type AgreementState,
  type AgreementTexts,
  type ReviewedAgreement,
  type SentAgreement,
} from './agreementState';

const initialState: AgreementState = {
  owner: null,
  step: 'type',
  type: null,
  choices: noChoices,
  texts: noTexts,
  revision: 0,
  replaced: null,
  reviewed: null,
};

function start(state: AgreementState, draft: AgreementDraft | undefined): AgreementState {
  const { owner, revision } = state;
  const fresh = { ...initialState, owner, revision: revision + 1 };
  return draft === undefined ? fresh : { ...fresh, ...draft, step: 'form' };
}

/** Applies a choice of the form; in every other step the form is not there, and a late event changes nothing. */
function choose(state: AgreementState, changes: Partial<AgreementChoices>): void {
  if (state.step === 'form') Object.assign(state.choices, changes);
}

const atSchools = { dates: [], schools: [], eventsite: '' };
const atSite = { site: '', ...atSchools };
const atClass = { class: '', ...atSite };
const atLevel = { level: '', ...atClass };

/**
 * The agreement's flow: type, form, review, submitted (section 4). Each event resets what depended on the choice it
 * replaces; the lists follow from the choices (useAgreementLists), so that none can outlive the choice it belongs to.
 */
export const agreementSlice = createSlice({
  name: 'agreement',
  initialState,
  reducers: {
    /** The screen was opened for an organization, with what it had entered before. */
    flowOpened: (state, { payload }: PayloadAction<{ owner: string; draft?: AgreementDraft }>) =>
      start({ ...state, owner: payload.owner }, payload.draft),
    flowClosed: ({ revision }) => ({ ...initialState, revision }),

    /** Another type resets the form and the activity. `texts` is what was typed so far. */
    broadcastTypeChosen: (state, { payload }: PayloadAction<{ type: BroadcastType; texts: AgreementTexts }>) => {
      const { owner, step, type, choices, replaced } = state;
      if (type === payload.type || (step !== 'type' && step !== 'form')) return state;
      const before = { choices, texts: payload.texts };
      const fresh = start(state, { type: payload.type, choices: noChoices, texts: noTexts });
      return { ...fresh, owner, replaced: type === null || isUntouched(before) ? replaced : { type, ...before } };
    },
    replacedDraftRestored: (state) =>
      state.replaced === null || state.step !== 'form' ? state : start(state, state.replaced),
    /** The beginning of a new agreement was taken from one that was submitted earlier. */
    earlierAgreementTaken: (state, { payload }: PayloadAction<AgreementDraft>) =>
      state.step === 'type' || state.step === 'form' ? start(state, payload) : state,
    draftDiscarded: (state) => start(state, undefined),

    tierChosen: (state, { payload }: PayloadAction<string>) => {
      choose(state, { tier: payload });
    },
    contestsCounted: (state, { payload }: PayloadAction<string>) => {
      choose(state, { contests: payload });
    },
    activityChosen: (state, { payload }: PayloadAction<string>) => {
      choose(state, { ...atLevel, activity: payload });
    },
    levelChosen: (state, { payload }: PayloadAction<string>) => {
      choose(state, { ...atClass, level: payload });
    },
    /** A site is one of a class; so are football's schools. */
    classChosen: (state, { payload }: PayloadAction<string>) => {
      choose(state, { ...atSite, class: payload });
    },
    /** Football's schools come with the class and its date with the level: there a site leaves both alone. */
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
        // Football's date is looked up once a school is picked; without one there is none to have chosen.
        dates: activity === FOOTBALL_ID && payload.length === 0 ? [] : dates,
      });
    },
    datesChosen: (state, { payload }: PayloadAction<string[]>) => {
      choose(state, { dates: payload });
    },
    eventSiteChosen: (state, { payload }: PayloadAction<string>) => {
      choose(state, { eventsite: payload });
    },
    landlineAnswered: (state, { payload }: PayloadAction<string>) => {
      choose(state, { landline: payload });
    },
    cellphoneAnswered: (state, { payload }: PayloadAction<string>) => {
      choose(state, { cellphone: payload });
    },

    /** The form is complete: from here on `reviewed` stands until NO or YES. */
    draftReviewed: (
      state,
      { payload }: PayloadAction<{ texts: AgreementTexts; choices: AgreementChoices; reviewed: ReviewedAgreement }>,
    ) => (state.step === 'form' ? { ...state, ...payload, step: 'review', replaced: null } : state),
    correctionAsked: (state) => (state.step === 'review' ? { ...state, step: 'form', reviewed: null } : state),
    /** The answer may come late: after the screen was left and opened again, which brought back what was being sent. */
    agreementSubmitted: (state, { payload: { owner, reviewed, choices } }: PayloadAction<SentAgreement>) => {
      const isThis = state.step === 'review' || (state.step === 'form' && areSameChoices(state.choices, choices));
      if (state.owner !== owner || !isThis) return state;
      const { revision } = state;
      return { ...initialState, owner, revision, step: 'submitted', type: reviewed.submission.type, reviewed };
    },
  },
});

export const {
  flowOpened,
  flowClosed,
  broadcastTypeChosen,
  replacedDraftRestored,
  earlierAgreementTaken,
  draftDiscarded,
  tierChosen,
  contestsCounted,
  activityChosen,
  levelChosen,
  classChosen,
  siteChosen,
  schoolsChosen,
  datesChosen,
  eventSiteChosen,
  landlineAnswered,
  cellphoneAnswered,
  draftReviewed,
  correctionAsked,
  agreementSubmitted,
} = agreementSlice.actions;

/** The slice is injected with its screen: until the screen has been opened, the store has none. */
export interface WithAgreement {
  agreement?: AgreementState;
}

export const selectAgreement = ({ agreement = initialState }: WithAgreement): AgreementState => agreement;
