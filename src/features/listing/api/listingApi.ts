import { answerIs, apiPath, baseApi } from '@/shared/api';
import type { NoArgument } from '@/shared/api';
import type { ListingRequest, MediaOrganization } from './listingDto';
import { readListing } from './readListing';

const listingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getListing: build.query<MediaOrganization[], NoArgument>({
      query: () => ({ path: apiPath`/org/listing`, answer: 'list' }),
      transformResponse: readListing,
      providesTags: ['Listing'],
    }),

    /** The organizations of that name; none found is an empty list. A blank name is refused, not sent. */
    searchListing: build.query<MediaOrganization[], string>({
      query: (name) => ({ path: apiPath`/org/name/${name.trim()}`, answer: 'list' }),
      transformResponse: readListing,
      providesTags: ['Listing'],
    }),

    getListedOrganization: build.query<MediaOrganization, string>({
      query: (identifier) => ({ path: apiPath`/org/identifier/${identifier}`, answer: 'record' }),
      providesTags: (_organization, _error, identifier) => [{ type: 'Organization', id: identifier }],
    }),

    /** Whether the captcha's token is a human's. */
    checkCaptcha: build.mutation<boolean, string>({
      query: (token) => ({ path: apiPath`/login/captcha`, method: 'POST', body: { token }, answer: 'text' }),
      transformResponse: (answer: unknown) => answerIs(answer, 'Human'),
    }),

    /** The body of the answer is not specified: any answer of success counts. */
    submitListingRequest: build.mutation<null, ListingRequest>({
      query: (request) => ({
        path: apiPath`/org/temp`,
        method: 'POST',
        answer: 'any',
        body: {
          Organization: request.Organization,
          Type: request.Type,
          Address: request.Address,
          City: request.City,
          State: request.State,
          County: request.County,
          Zip: request.Zip,
          Phone: request.Phone,
          Fax: request.Fax ?? '',
          Email: request.Email,
          Website: request.Website ?? '',
          FirstName: request.FirstName,
          LastName: request.LastName,
        },
      }),
      transformResponse: () => null,
    }),
  }),
});

type ListingRequested = ReturnType<typeof listingApi.endpoints.getListing.initiate>;

/** Asks for the listing before any screen does; one that asks later shares the answer. */
export function askForListing(dispatch: (action: ListingRequested) => unknown): void {
  dispatch(listingApi.endpoints.getListing.initiate(undefined, { subscribe: false }));
}

export const {
  useGetListingQuery,
  useSearchListingQuery,
  useGetListedOrganizationQuery,
  useCheckCaptchaMutation,
  useSubmitListingRequestMutation,
} = listingApi;
