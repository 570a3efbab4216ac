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

export const { useDecideAudioRequestMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A host has no login, so no token is sent. Status '1' approves; any other denies. */
    decideAudioRequest: build.mutation<Decision, { status: string; globalId: string }>({
      queryFn: async ({ status, globalId }, _api, _extra, send) => {
        const path = apiPath`/contact/audio-approval/${status}/${globalId}`;
        const request = { path, method: 'PUT', response: 'any', anonymous: true, keepsRefusal: true } as const;
        const response = await send(request);
        // A host has no session, so a 401 comes from a server in front of the API.
        if (response.error !== undefined && (!isRefusal(response.error) || response.error.status === 401))
          return response;
        const decision = readDecision(response.error === undefined ? response.data : response.error.response);
        if (decision !== undefined) return { data: decision };
        return response.error === undefined ? unconfirmed() : response;
      },
    }),
  }),
});
