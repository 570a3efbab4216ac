import { useRef } from 'react';
import { currentStatusIn, useDecideAudioRequestMutation } from '@/features/agreements';
import { isApiError, isTransient } from '@/shared/api';
import type { ApprovalLink } from './readApprovalLink';

/** Sends the decision when it is asked to and at no other time (APR-2): one click, one PUT. */
export function useDecision({ status, globalId }: ApprovalLink) {
  const [decide, { data, error, isLoading }] = useDecideAudioRequestMutation();
  const sending = useRef(false);
  const send = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    const answer = await decide({ status, globalId });
    sending.current = answer.error === undefined;
  };
  return {
    send,
    decision: data,
    error,
    /** How the request stands by an answer that failed. */
    failedStatus: isApiError(error) ? currentStatusIn(error.answer) : undefined,
    isLoading,
    canTryAgain: error === undefined || isTransient(error),
  };
}
