export { Notices } from './Notices';
export {
  noticesCleared,
  noticesSlice,
  noticeShown,
  noticeShownHere,
  pageShown,
  selectNoticesPage,
} from './noticesSlice';
export type { WithNotices } from './noticesSlice';
