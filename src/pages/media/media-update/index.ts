export { MediaUpdatePage } from './ui/MediaUpdatePage';
