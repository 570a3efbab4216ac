export {
  startListingRequest,
  useCheckCaptchaMutation,
  useGetListedOrganizationQuery,
  useGetListingQuery,
  useSearchListingQuery,
  useSubmitListingRequestMutation,
} from './api/listingApi';
export type { ListedOrganization, ListingRequest, MediaOrganization } from './api/listingDto';
export { indexOrganizations } from './model/indexOrganizations';
export { filterOrganizations } from './model/filterOrganizations';
export type { SortKey } from './model/indexOrganizations';
export type { ListingFilter } from './model/filterOrganizations';
export { findSimilar } from './model/findSimilar';
export { listingFacets, matchingCities } from './model/listingFacets';
export type { Facet, ListingFacets } from './model/listingFacets';
export {
  prerenderedListing,
  prerenderedOrganization,
  snapshotListing,
  snapshotOrganization,
} from './model/listingSnapshot';
export { listingTable } from './model/listingTable';
