import { useDispatch } from 'react-redux';
import { apiPath, baseApi, responseIs, unconfirmed } from '@/shared/api';
import { fieldInAnyCase } from '@/shared/lib/is-record';
import { useSingleFlight, useTabLocked } from '@/shared/lib/once-at-a-time';
import type { PortalDispatch } from '@/shared/lib/root-reducer';
import { agreementFiled, earlierAgreement } from '../model/agreementHistory';
import { agreementEvents, useAgreementDraft, type SentAgreement } from '../model/agreementSlice';
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

/** Sends the reviewed agreement, never twice at once: not if the user leaves and returns before the response, nor from two tabs. */
export function useAgreementSubmission(owner: string) {
  const dispatch = useDispatch<PortalDispatch>();
  const { value, send } = useAgreementDraft(owner);
  const { reviewed, choices } = value;
  const [submit, { isLoading, error, reset }] = useSubmitAgreementMutation({ fixedCacheKey: `agreement of ${owner}` });
  const { isInOtherTab, run } = useTabLocked(`agreement/${owner}`);
  const once = useSingleFlight();

  const sendOnce = async (sent: SentAgreement): Promise<void> => {
    const response = await submit(sent.reviewed.submission);
    if (response.error !== undefined) return;
    dispatch(agreementFiled({ owner, earlier: earlierAgreement(sent, new Date().toISOString()) }));
    send(agreementEvents.agreementSubmitted(sent));
  };
  return {
    submit: async (): Promise<void> => {
      if (isLoading || reviewed === null) return;
      await once(() => run(() => sendOnce({ reviewed, choices })));
    },
    /** Returns to the form. */
    correct: (): void => {
      if (isLoading) return;
      reset();
      send(agreementEvents.correctionRequested());
    },
    isLoading,
    isInOtherTab,
    error,
  };
}
