export { MediaChangePage } from './ui/MediaChangePage';
