export { UnreadNotice } from './UnreadNotice';
