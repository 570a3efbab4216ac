export { LeaguePage } from './ui/LeaguePage';
