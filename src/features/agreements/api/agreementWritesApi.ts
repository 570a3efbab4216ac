import { responseIs, apiPath, baseApi, unconfirmed } from '@/shared/api';
import { fieldOf } from '@/shared/lib/is-record';
import type { AgreementSubmission, Decision } from './agreementsDto';
import { readDecision } from './readDecision';

/** A status other than ok is a refusal (AGR-17). A plain-text body counts as a status, because it may be an error message. */
function isAccepted(response: unknown): boolean {
  if (typeof response === 'string') return ['', 'ok', 'success'].includes(response.trim().toLowerCase());
  const status = fieldOf(response, 'status');
  return status === undefined || status === null || status === '' || responseIs(status, 'ok');
}

const agreementWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submitAgreement: build.mutation<null, AgreementSubmission>({
      queryFn: async (body, _api, _extra, send) => {
        const { data, error } = await send({
          path: apiPath`/contact/approve-email`,
          method: 'POST',
          body,
          response: 'any',
        });
        if (error !== undefined) return { error };
        if (isAccepted(data)) return { data: null };
        const message = fieldOf(data, 'message');
        return unconfirmed(typeof message === 'string' ? message : undefined);
      },
    }),

    /** A host has no login, so no token is sent. Status '1' approves; any other denies. */
    decideAudioRequest: build.mutation<Decision, { status: string; globalId: string }>({
      queryFn: async ({ status, globalId }, _api, _extra, send) => {
        const response = await send({
          path: apiPath`/contact/audio-approval/${status}/${globalId}`,
          method: 'PUT',
          response: 'any',
          anonymous: true,
          refusalIsResponse: true,
        });
        if (response.error !== undefined) return response;
        const decision = readDecision(response.data);
        return decision === undefined ? unconfirmed() : { data: decision };
      },
    }),
  }),
});

export const { useSubmitAgreementMutation, useDecideAudioRequestMutation } = agreementWritesApi;
