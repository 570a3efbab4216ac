import { apiPath, baseApi, isRefusal, responseIs, unconfirmed } from '@/shared/api';
import { fieldInAnyCase, fieldOf } from '@/shared/lib/is-record';

export type Decision = { decided: true; organization: string } | { decided: false; message: string; status?: string };

/** Returns the status as a word. Some responses have a number instead: 1 is APPROVED, any other is DENIED (APR-1). */
function statusOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  // The body of an error often repeats its HTTP status under this name (RFC 9457).
  if (/^[1-5]\d\d$/.test(text)) return undefined;
  if (/^\d+$/.test(text)) return text === '1' ? 'APPROVED' : 'DENIED';
  return text === '' ? undefined : text.toUpperCase();
}

export const currentStatusIn = (response: unknown): string | undefined => statusOf(fieldInAnyCase(response, 'status'));

/** Reads a success (APR-3) or a refusal (APR-4); undefined for a response that says neither. */
export function readDecision(response: unknown): Decision | undefined {
  const message = fieldInAnyCase(response, 'message') ?? response;
  const organization = fieldOf(fieldInAnyCase(response, 'data'), 'OrganizationName');
  if (responseIs(message, 'success')) {
    return { decided: true, organization: typeof organization === 'string' ? organization.trim() : '' };
  }
  const status = currentStatusIn(response);
  const reason = typeof message === 'string' ? message.trim() : '';
  if (reason === '' && status === undefined) return undefined;
  return {
    decided: false,
    message: reason === '' ? 'The media service gave no reason.' : reason,
    ...(status === undefined ? {} : { status }),
  };
}

interface DecisionToSend {
  status: string;
  globalId: string;
  /** Whether an earlier try may have arrived. */
  isUnconfirmed: boolean;
}

export const { useDecideAudioRequestMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A host has no login, so no token is sent. Status '1' approves; any other denies. */
    decideAudioRequest: build.mutation<Decision, DecisionToSend>({
      queryFn: async ({ status, globalId, isUnconfirmed }, _api, _extra, send) => {
        const path = apiPath`/contact/audio-approval/${status}/${globalId}`;
        const request = { path, method: 'PUT', response: 'any', anonymous: true, keepsRefusal: true } as const;
        const response = await send(request);
        const { data, error = unconfirmed().error } = response;
        // A host has no session, so a 401 comes from a server in front of the API.
        const isFinal = response.error === undefined || (isRefusal(error) && error.status !== 401);
        const decision = isFinal ? readDecision(data ?? error.response) : undefined;
        if (decision !== undefined) return { data: decision };
        return {
          error: isUnconfirmed ? { ...error, unfinished: { step: 'decision', done: {}, isUnconfirmed } } : error,
        };
      },
    }),
  }),
});
