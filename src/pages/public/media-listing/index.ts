export { MediaListingDetailPage } from './ui/MediaListingDetailPage';
export { MediaListingPage } from './ui/MediaListingPage';
