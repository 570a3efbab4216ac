import { useDispatch } from 'react-redux';
import { useSubmitAgreementMutation } from '../api/agreementWritesApi';
import { forDraft } from '@/shared/lib/drafts';
import { useSingleFlight } from '@/shared/lib/single-flight';
import { agreementFiled, earlierAgreement } from './agreementHistory';
import { agreementDraft, agreementSubmitted } from './agreementSlice';
import type { AgreementChoices, ReviewedAgreement } from './agreementState';

/** Never sends twice at once, even if the user leaves the screen and returns before the answer. */
export function useAgreementSubmission(owner: string) {
  const dispatch = useDispatch();
  const [submit, { isLoading, error, reset }] = useSubmitAgreementMutation({ fixedCacheKey: `agreement of ${owner}` });
  const once = useSingleFlight();

  const send = async (reviewed: ReviewedAgreement, choices: AgreementChoices): Promise<void> => {
    const answer = await submit(reviewed.submission);
    if (answer.error !== undefined) return;
    dispatch(agreementFiled({ owner, earlier: earlierAgreement(reviewed, choices, new Date().toISOString()) }));
    dispatch(forDraft(agreementDraft(owner), agreementSubmitted({ reviewed, choices })));
  };
  return {
    send: async (reviewed: ReviewedAgreement, choices: AgreementChoices): Promise<void> => {
      if (!isLoading) await once(() => send(reviewed, choices));
    },
    isLoading,
    error,
    forgetProblem: reset,
  };
}
