export { SiteAttendancePage } from './ui/SiteAttendancePage';
