export { BASE_PATH, paths } from './paths';
export { readWantedPage } from './wantedPage';
