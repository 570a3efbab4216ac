export { Page, PAGE_HEADING_ID } from './Page';
