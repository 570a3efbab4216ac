import { useDispatch } from 'react-redux';
import { sliceEvent } from '@/shared/forms';
import { useSingleFlight, otherTabIs, withTabLock } from '@/shared/lib/once-at-a-time';
import type { PortalDispatch } from '@/shared/lib/root-reducer';
import { noticeShownHere } from '@/shared/ui/noticesSlice';
import { useSubmitAgreementMutation } from '../api/agreementWritesApi';
import { agreementFiled, earlierAgreement } from './agreementHistory';
import { agreementDraft, agreementFormSlice, agreementSubmitted } from './agreementSlice';
import type { AgreementChoices, ReviewedAgreement } from './agreementState';

/** Sends the agreement, never twice at once: not if the user leaves and returns before the response, nor from two tabs. */
export function useAgreementSubmission(owner: string) {
  const dispatch = useDispatch<PortalDispatch>();
  const [submit, { isLoading, error, reset }] = useSubmitAgreementMutation({ fixedCacheKey: `agreement of ${owner}` });
  const once = useSingleFlight();

  const send = async (reviewed: ReviewedAgreement, choices: AgreementChoices): Promise<void> => {
    const response = await submit(reviewed.submission);
    if (response.error !== undefined) return;
    dispatch(agreementFiled({ owner, earlier: earlierAgreement(reviewed, choices, new Date().toISOString()) }));
    dispatch(sliceEvent(agreementFormSlice, agreementDraft(owner), agreementSubmitted({ reviewed, choices })));
  };
  return {
    send: async (reviewed: ReviewedAgreement, choices: AgreementChoices): Promise<void> => {
      if (isLoading) return;
      await once(async () => {
        const isOurs = await withTabLock(`agreement/${owner}`, () => send(reviewed, choices));
        if (isOurs) return;
        dispatch(noticeShownHere({ tone: 'warning', text: otherTabIs('submitting this agreement') }));
      });
    },
    isLoading,
    error,
    forgetProblem: reset,
  };
}
