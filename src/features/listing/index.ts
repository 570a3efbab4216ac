export {
  startListingRequest,
  useCheckCaptchaMutation,
  useGetListedOrganizationQuery,
  useGetListingQuery,
  useSearchListingQuery,
  useSubmitListingRequestMutation,
} from './api/listingApi';
export type { ListingRequest, MediaOrganization } from './api/listingDto';
export { citiesNamed } from './model/citiesNamed';
export { filterOrganizations } from './model/filterOrganizations';
export type { ListingFilter } from './model/filterOrganizations';
export { findSimilar } from './model/findSimilar';
export type { Applicant } from './model/findSimilar';
export { indexOrganizations } from './model/indexOrganizations';
export type { ListingIndex } from './model/indexOrganizations';
export { listingFacets } from './model/listingFacets';
export type { Facet, ListingFacets } from './model/listingFacets';
export { listedInDocument, listingInDocument, snapshotListed, snapshotListing } from './model/listingSnapshot';
export type { ListingSnapshot } from './model/listingSnapshot';
export { listingTable } from './model/listingTable';
export { isSortKey } from './model/sortKey';
export type { SortKey } from './model/sortKey';
