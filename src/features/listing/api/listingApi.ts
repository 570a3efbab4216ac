import {
  responseIs,
  apiPath,
  baseApi,
  neededListOf,
  recordOf,
  SHARED_LIST,
  tagOf,
  withReading,
  type NoArgument,
  type Reading,
} from '@/shared/api';
import {
  readMediaOrganization,
  readMediaOrganizationOf,
  type ListingRequest,
  type MediaOrganization,
} from './listingDto';

const listingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getListing: build.query<Reading<MediaOrganization[]>, NoArgument>({
      queryFn: neededListOf(() => apiPath`/org/listing`, readMediaOrganization),
      providesTags: ['Listing'],
    }),

    /** Returns an empty list if nothing matches. A blank name is an error, and sends no request. */
    searchListing: build.query<Reading<MediaOrganization[]>, string>({
      queryFn: neededListOf((name) => apiPath`/org/name/${name.trim()}`, readMediaOrganization),
      providesTags: ['Listing'],
    }),

    getListedOrganization: build.query<Reading<MediaOrganization>, string>({
      queryFn: recordOf((identifier) => apiPath`/org/identifier/${identifier}`, readMediaOrganizationOf),
      providesTags: (_organization, _error, identifier) => [tagOf('Organization', identifier)],
    }),

    checkCaptcha: build.mutation<boolean, string>({
      query: (token) => ({ path: apiPath`/login/captcha`, method: 'POST', body: { token }, response: 'text' }),
      transformResponse: (response: unknown) => responseIs(response, 'Human'),
    }),

    /**
     * Accepts any successful response, because the API does not define its body (REQ-6). Returns the applicant's email
     * address, which gets the reply.
     */
    submitListingRequest: build.mutation<string, ListingRequest>({
      query: (body) => ({ path: apiPath`/org/temp`, method: 'POST', body, response: 'any' }),
      transformResponse: (_response, _meta, { Email }) => Email,
    }),
  }),
});

type ListingRequested = ReturnType<typeof listingApi.endpoints.getListing.initiate>;

/** Prefetches the listing before its page renders; the page's own query then shares the response. */
export function startListingRequest(dispatch: (action: ListingRequested) => unknown): void {
  dispatch(listingApi.endpoints.getListing.initiate(undefined, { subscribe: false }));
}

export const useGetListingQuery = withReading(listingApi.useGetListingQuery, SHARED_LIST);
export const useSearchListingQuery = withReading(listingApi.useSearchListingQuery);
export const useGetListedOrganizationQuery = withReading(listingApi.useGetListedOrganizationQuery, SHARED_LIST);
export const { useCheckCaptchaMutation, useSubmitListingRequestMutation } = listingApi;
