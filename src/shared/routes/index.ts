export { BASE_PATH, paths } from './paths';
