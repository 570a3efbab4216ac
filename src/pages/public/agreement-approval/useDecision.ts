import { currentStatusIn, useDecideAudioRequestMutation } from '@/features/agreements';
import { isApiError, isTransient } from '@/shared/api';
import { useSingleFlight } from '@/shared/lib/single-flight';
import type { ApprovalLink } from './readApprovalLink';

/** Sends only on a click, and once (APR-2), even if the host leaves and returns before the response. */
export function useDecision({ status, globalId }: ApprovalLink) {
  const [decide, { data, error, isLoading }] = useDecideAudioRequestMutation({
    fixedCacheKey: `approval ${status}/${globalId}`,
  });
  const once = useSingleFlight();
  return {
    send: async (): Promise<void> => {
      if (isLoading || data !== undefined) return;
      await once(async () => {
        await decide({ status, globalId });
      });
    },
    decision: data,
    error,
    /** The request's status according to the failed response. */
    failedStatus: isApiError(error) ? currentStatusIn(error.response) : undefined,
    isLoading,
    canTryAgain: error === undefined || isTransient(error),
  };
}
