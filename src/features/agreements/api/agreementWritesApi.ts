import { answerIs, apiPath, baseApi, type ApiError } from '@/shared/api';
import type { AgreementSubmission, Decision } from './agreementsDto';
import { readDecision } from './readDecision';

/** A body without a status counts as ok (AGR-17). */
function isAccepted(answer: unknown): boolean {
  if (typeof answer === 'string') return answerIs(answer, 'ok');
  return typeof answer !== 'object' || answer === null || !('status' in answer) || answerIs(answer.status, 'ok');
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
      query: ({ status, globalId }) => ({
        path: apiPath`/contact/audio-approval/${status}/${globalId}`,
        method: 'PUT',
        answer: 'any',
        anonymous: true,
        refusalIsAnswer: true,
      }),
      transformResponse: readDecision,
    }),
  }),
});

export const { useSubmitAgreementMutation, useDecideAudioRequestMutation } = agreementWritesApi;
