export { MediaRequestPage } from './ui/MediaRequestPage';
