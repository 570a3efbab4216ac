import { apiAddress, apiPath, baseApi, notSaved, type components } from '@/shared/api';
import { config } from '@/shared/config';
import { isRecord } from '@/shared/lib/is-record';
import { seal, unseal } from '@/shared/lib/sealed';
import { decodeProfile } from '../model/token';

export type LoginRequest = components['schemas']['LoginRequest'];
export type RecoverRequest = components['schemas']['RecoverRequest'];

const LOGIN = apiPath`/login/login`;

export const loginAddress = apiAddress(config.mediaApiUrl, LOGIN);

const field = (answer: unknown, name: string): unknown => (isRecord(answer) ? answer[name] : undefined);

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sealed, so that the store's log contains no secrets; an answer without a usable token is an error (SES-10). */
    login: build.mutation<string, LoginRequest>({
      queryFn: async ({ email, password }, _api, _extra, send) => {
        const answer = await send({
          path: LOGIN,
          method: 'POST',
          body: { email, password: unseal(password) },
          answer: 'any',
          anonymous: true,
        });
        if (answer.error !== undefined) return { error: answer.error };
        const token = field(answer.data, 'token');
        return typeof token === 'string' && decodeProfile(token) !== undefined ? { data: seal(token) } : notSaved();
      },
    }),

    recover: build.mutation<string, RecoverRequest>({
      query: ({ recoveryEmail, name }) => ({
        path: apiPath`/login/recover`,
        method: 'POST',
        body: { recoveryEmail, name },
        answer: 'any',
        anonymous: true,
      }),
      transformResponse: (answer: unknown) => {
        const message = typeof answer === 'string' ? answer : field(answer, 'message');
        return typeof message === 'string' ? message : '';
      },
    }),
  }),
});

export const { useLoginMutation, useRecoverMutation } = sessionApi;
