export { Notices } from './Notices';
export { noticesCleared, noticesSlice, noticeShown, pageShown, selectNoticesPage } from './noticesSlice';
