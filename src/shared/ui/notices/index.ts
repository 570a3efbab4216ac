export { Notices } from './Notices';
export { NEXT_PAGE, noticesCleared, noticeShown, noticeShownHere, pageShown, selectNoticesPage } from './noticesSlice';
