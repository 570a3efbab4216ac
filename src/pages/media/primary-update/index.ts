export { PrimaryUpdatePage } from './ui/PrimaryUpdatePage';
