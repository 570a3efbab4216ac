export { askForListing } from '@/features/listing';
export { MediaListingDetailPage } from './ui/MediaListingDetailPage';
export { MediaListingPage } from './ui/MediaListingPage';
