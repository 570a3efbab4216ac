import { useDispatch, useStore } from 'react-redux';
import { apiPath, baseApi, describeFailedWrite, responseIs, unconfirmed } from '@/shared/api';
import { draftOf, selectDraft, useUnconfirmedSend, valueOf } from '@/shared/forms';
import { fieldInAnyCase } from '@/shared/lib/is-record';
import { useOnLeave } from '@/shared/lib/on-leave';
import { useSingleFlight, useTabLocked } from '@/shared/lib/once-at-a-time';
import type { PortalDispatch, RootState } from '@/shared/lib/root-reducer';
import { useViewState, viewChanged } from '@/shared/lib/view-state';
import { isSamePlace, noticeShownHere, outcomesCleared, placeOf } from '@/shared/ui/noticesSlice';
import { agreementFiled, earlierAgreement } from '../model/agreementHistory';
import {
  agreementEvents,
  agreementFormSlice,
  isSent,
  useAgreementDraft,
  type ReviewedAgreement,
  type SentAgreement,
} from '../model/agreementSlice';
import type { AgreementSubmission } from './agreementsDto';

/** A status other than ok is a refusal (AGR-17). A plain-text body counts as a status, because it may be an error message. */
function isAccepted(response: unknown): boolean {
  if (typeof response === 'string') return ['', 'ok', 'success'].includes(response.trim().toLowerCase());
  const status = fieldInAnyCase(response, 'status');
  return status === undefined || status === null || status === '' || responseIs(status, 'ok');
}

export const { useSubmitAgreementMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submitAgreement: build.mutation<null, AgreementSubmission>({
      queryFn: async (body, _api, _extra, send) => {
        const path = apiPath`/contact/approve-email`;
        const { data, error } = await send({ path, method: 'POST', body, response: 'any' });
        if (error !== undefined) return { error };
        if (isAccepted(data)) return { data: null };
        const message = fieldInAnyCase(data, 'message');
        return unconfirmed(typeof message === 'string' ? message : undefined);
      },
    }),
  }),
});

/** Shown if the user changed the form, or began another agreement, before the response arrived. */
const SENT_BEFORE = 'Your earlier broadcast agreement has been submitted, without what you have entered since.';

export const WENT_THROUGH = 'If you received a confirmation email, your agreement went through.';

const FAILED = {
  done: 'your earlier broadcast agreement has been submitted',
  failed: 'Your earlier broadcast agreement has not been submitted.',
  advice: WENT_THROUGH,
};

const submittedName = (owner: string): string => `agreement/submitted/${owner}`;

/**
 * The agreement that was submitted on this screen, kept until the user leaves the screen. It is not part of the draft, because all tabs
 * share the draft: another tab may begin the next agreement while this tab shows the confirmation.
 */
export const useSubmittedAgreement = (owner: string): ReviewedAgreement | null =>
  useViewState<ReviewedAgreement | null>(submittedName(owner), null)[0];

/** Sends the reviewed agreement, but never twice at once, even with two tabs or if the user leaves and returns before the response. */
export function useAgreementSubmission(owner: string) {
  const dispatch = useDispatch<PortalDispatch>();
  const store = useStore<RootState>();
  const { value, send, remove } = useAgreementDraft(owner);
  const { reviewed, choices, texts } = value;
  const [submit, { isLoading, error, reset }] = useSubmitAgreementMutation({ fixedCacheKey: `agreement of ${owner}` });
  const { isUnconfirmed, sendStarted } = useUnconfirmedSend(draftOf(owner, 'agreement'), { isLoading, error });
  const { isInOtherTab, run } = useTabLocked(`agreement/${owner}`);
  const once = useSingleFlight();

  // Clears a failure on leaving, because the next review may be of another agreement. A running submission continues.
  useOnLeave(() => {
    if (!isLoading) reset();
  });

  const sendOnce = async (sent: SentAgreement): Promise<void> => {
    const start = placeOf(store.getState());
    const sendSettled = sendStarted();
    const { error: problem } = await submit(sent.reviewed.submission);
    sendSettled(problem);
    const state = store.getState();
    const isHere = isSamePlace(start, placeOf(state));
    const draft = valueOf(agreementFormSlice, selectDraft(state, draftOf(owner, 'agreement')));
    if (problem !== undefined) {
      const isUnderReview = draft.step === 'review' && isSent(draft, sent);
      // The review of this agreement shows the failure. If the user is on the form, or reviews another agreement, a notice does.
      if (isHere && !isUnderReview) {
        dispatch(noticeShownHere({ tone: 'error', text: describeFailedWrite(problem, FAILED) }));
        reset();
      }
      return;
    }
    dispatch(agreementFiled({ owner, earlier: earlierAgreement(sent, new Date().toISOString()) }));
    if (!isSent(draft, sent)) {
      if (isHere) dispatch(noticeShownHere({ tone: 'success', text: SENT_BEFORE }));
      return;
    }
    if (isHere) {
      dispatch(outcomesCleared('error'));
      dispatch(viewChanged({ name: submittedName(owner), value: sent.reviewed }));
    }
    remove();
  };
  return {
    submit: async (): Promise<void> => {
      if (isLoading || reviewed === null) return;
      await once(() => run(() => sendOnce({ reviewed, choices, texts })));
    },
    /** Returns to the form. */
    correct: (): void => {
      if (isLoading) return;
      send(agreementEvents.formOpened());
    },
    isLoading,
    isInOtherTab,
    error,
    isUnconfirmed,
  };
}
