import { responseIs, apiPath, baseApi, unconfirmed, type ApiError } from '@/shared/api';
import { isRecord } from '@/shared/lib/is-record';
import type { AgreementSubmission, Decision } from './agreementsDto';
import { readDecision } from './readDecision';

/** A status other than ok is a refusal (AGR-17); a text is a status, too, since it may be an error message. */
function isAccepted(answer: unknown): boolean {
  if (typeof answer === 'string') return ['', 'ok', 'success'].includes(answer.trim().toLowerCase());
  const status: unknown = isRecord(answer) ? answer.status : undefined;
  return status === undefined || status === null || status === '' || responseIs(status, 'ok');
}

const messageIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined;

const agreementWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submitAgreement: build.mutation<null, AgreementSubmission>({
      queryFn: async (body, _api, _extra, send) => {
        const { data, error } = await send({
          path: apiPath`/contact/approve-email`,
          method: 'POST',
          body,
          answer: 'any',
        });
        if (error !== undefined) return { error };
        if (isAccepted(data)) return { data: null };
        const message = messageIn(data);
        return { error: { kind: 'unreadable', ...(message === undefined ? {} : { message }) } satisfies ApiError };
      },
    }),

    /** A host has no login, so no token is sent. Status '1' approves; any other denies. */
    decideAudioRequest: build.mutation<Decision, { status: string; globalId: string }>({
      queryFn: async ({ status, globalId }, _api, _extra, send) => {
        const answer = await send({
          path: apiPath`/contact/audio-approval/${status}/${globalId}`,
          method: 'PUT',
          answer: 'any',
          anonymous: true,
          refusalIsAnswer: true,
        });
        if (answer.error !== undefined) return answer;
        const decision = readDecision(answer.data);
        return decision === undefined ? unconfirmed() : { data: decision };
      },
    }),
  }),
});

export const { useSubmitAgreementMutation, useDecideAudioRequestMutation } = agreementWritesApi;
