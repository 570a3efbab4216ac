import { useDispatch } from 'react-redux';
import { forDraft } from '@/shared/lib/drafts';
import { useSingleFlight } from '@/shared/lib/single-flight';
import { useSubmitAgreementMutation } from '../api/agreementWritesApi';
import { agreementRemembered, earlierAgreement } from './agreementHistory';
import { agreementDraft, agreementSubmitted } from './agreementSlice';
import type { AgreementChoices, ReviewedAgreement } from './agreementState';

/** The fixed cache key keeps a second visit of the screen from sending again before the answer. */
export function useAgreementSubmission(owner: string) {
  const dispatch = useDispatch();
  const [submit, { isLoading, error, reset }] = useSubmitAgreementMutation({ fixedCacheKey: `agreement of ${owner}` });
  const singleFlight = useSingleFlight();

  const send = async (reviewed: ReviewedAgreement, choices: AgreementChoices): Promise<void> => {
    if (isLoading) return;
    await singleFlight(async () => {
      const { error: refusal } = await submit(reviewed.submission);
      if (refusal !== undefined) return;
      dispatch(agreementRemembered({ owner, earlier: earlierAgreement(reviewed, choices, new Date().toISOString()) }));
      dispatch(forDraft(agreementDraft(owner), agreementSubmitted({ reviewed, choices })));
    });
  };
  return { send, isLoading, error, forgetProblem: reset };
}
