export { ShortDate } from './ShortDate';
