import { useRef } from 'react';
import { currentStatusIn, useDecideAudioRequestMutation } from '@/features/agreements';
import { isApiError, isTransient } from '@/shared/api';
import type { ApprovalLink } from './readApprovalLink';

/** Sends only on a click, and once (APR-2). */
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
    /** The request's status according to the failed answer. */
    failedStatus: isApiError(error) ? currentStatusIn(error.answer) : undefined,
    isLoading,
    canTryAgain: error === undefined || isTransient(error),
  };
}
