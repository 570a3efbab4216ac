export {
  startListingRequest,
  useCheckCaptchaMutation,
  useGetListedOrganizationQuery,
  useGetListingQuery,
  useSearchListingQuery,
  useSubmitListingRequestMutation,
} from './api/listingApi';
export type { ListedOrganization, ListingRequest, MediaOrganization } from './api/listingDto';
export { filterOrganizations } from './model/filterOrganizations';
export type { ListingFilter } from './model/filterOrganizations';
export { findSimilar } from './model/findSimilar';
export type { Applicant } from './model/findSimilar';
export { indexOrganizations } from './model/indexOrganizations';
export type { ListingIndex, SortKey } from './model/indexOrganizations';
export { matchingCities, listingFacets } from './model/listingFacets';
export type { Facet, ListingFacets } from './model/listingFacets';
export {
  organizationInDocument,
  listingInDocument,
  snapshotOrganization,
  snapshotListing,
} from './model/listingSnapshot';
export type { ListingSnapshot } from './model/listingSnapshot';
export { listingTable } from './model/listingTable';
