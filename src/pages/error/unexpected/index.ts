export { UnexpectedErrorPage } from './ui/UnexpectedErrorPage';
