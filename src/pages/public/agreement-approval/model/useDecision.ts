import { useRef } from 'react';
import { currentStatusIn, useDecideAudioRequestMutation } from '@/features/agreements';
import { isApiError } from '@/shared/api';
import type { ApprovalLink } from './readApprovalLink';

/** Whether another click may succeed: the server did not say no, it failed or was not reached. */
function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return true;
  const { kind, status = 0 } = error;
  return kind !== 'refused-path' && (kind !== 'http' || status >= 500 || [408, 425, 429].includes(status));
}

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
    canTryAgain: error === undefined || isPassing(error),
  };
}
