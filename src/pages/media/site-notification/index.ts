export { SiteNotificationPage } from './ui/SiteNotificationPage';
