export { PublicationsPage } from './ui/PublicationsPage';
