export { LinkTabs } from './LinkTabs';
