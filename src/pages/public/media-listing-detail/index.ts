export { MediaListingDetailPage } from './ui/MediaListingDetailPage';
