export { SchoolDirectoryPage } from './ui/SchoolDirectoryPage';
