import { apiPath, baseApi, unconfirmed, type components } from '@/shared/api';
import { fieldInAnyCase, fieldOf } from '@/shared/lib/is-record';
import { messages } from '../config/messages';
import { decodeProfile, isExpiredOnArrival } from '../model/token';

export type LoginRequest = components['schemas']['LoginRequest'];
export type RecoverRequest = components['schemas']['RecoverRequest'];

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the token; a response without a usable one (SES-10), or with one that has expired, is an error. */
    login: build.mutation<string, LoginRequest>({
      queryFn: async ({ email, password }, _api, _extra, send) => {
        const response = await send({
          path: apiPath`/login/login`,
          method: 'POST',
          body: { email, password },
          response: 'any',
          anonymous: true,
        });
        if (response.error !== undefined) return { error: response.error };
        const answered = fieldOf(response.data, 'token');
        const token = typeof answered === 'string' ? answered.trim() : '';
        if (decodeProfile(token) === undefined) return unconfirmed();
        return isExpiredOnArrival(token, Date.now()) ? unconfirmed(messages.expiredOnArrival) : { data: token };
      },
    }),

    recover: build.mutation<string, RecoverRequest>({
      query: ({ recoveryEmail, name }) => ({
        path: apiPath`/login/recover`,
        method: 'POST',
        body: { recoveryEmail, name },
        response: 'any',
        anonymous: true,
      }),
      transformResponse: (response: unknown) => {
        const message = typeof response === 'string' ? response : fieldInAnyCase(response, 'message');
        return typeof message === 'string' ? message : '';
      },
    }),
  }),
});

export const { useLoginMutation, useRecoverMutation } = sessionApi;
