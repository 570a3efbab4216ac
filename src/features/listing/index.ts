export {
  startListingRequest,
  useCheckCaptchaMutation,
  useGetListedOrganizationQuery,
  useGetListingQuery,
  useSearchListingQuery,
  useSubmitListingRequestMutation,
} from './api/listingApi';
export type { ListedOrganization, ListingRequest, MediaOrganization } from './api/listingDto';
export { findSimilar } from './model/findSimilar';
export { filterOrganizations, indexOrganizations, listingFacets, matchingCities } from './model/indexOrganizations';
export type { Facet, ListingFacets, ListingFilter, SortKey } from './model/indexOrganizations';
export {
  prerenderedListing,
  prerenderedOrganization,
  snapshotListing,
  snapshotOrganization,
} from './model/listingSnapshot';
