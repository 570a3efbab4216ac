export { startListingRequest } from '@/features/listing';
export { MediaListingPage } from './ui/MediaListingPage';
