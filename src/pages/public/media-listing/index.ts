export { askForListing } from '@/features/listing';
export { MediaListingPage } from './ui/MediaListingPage';
