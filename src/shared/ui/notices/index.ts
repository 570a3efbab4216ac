export { Notices } from './Notices';
export { noticesCleared, noticeShown, noticeShownHere, pageShown, selectNoticesPage } from './noticesSlice';
