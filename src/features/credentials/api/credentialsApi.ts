import { responseIs, apiPath, baseApi, unconfirmed, tagOf, type components } from '@/shared/api';

export type CredentialChoice = components['schemas']['CredentialChoice'];

export interface CredentialsSave {
  identifier: string;
  choices: readonly CredentialChoice[];
}

const credentialsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Any response but `success` is an error (CRD-2). */
    saveCredentials: build.mutation<null, CredentialsSave>({
      queryFn: async ({ choices }, _api, _extra, send) => {
        const path = apiPath`/site/credentials`;
        const response = await send({ path, method: 'PUT', body: choices, response: 'any' });
        if (response.error !== undefined) return response;
        return responseIs(response.data, 'success')
          ? { data: null }
          : unconfirmed('The media service did not confirm that it was saved.');
      },
      // Fetches every list of people again, because NeedCredential is part of all of them.
      invalidatesTags: (_saved, _error, { identifier: id }) => [
        tagOf('Staff', id),
        tagOf('Director', id),
        tagOf('Assistants', id),
      ],
    }),
  }),
});

export const { useSaveCredentialsMutation } = credentialsApi;
