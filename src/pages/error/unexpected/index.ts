export { UnexpectedErrorPage } from './UnexpectedErrorPage';
