export { Notices } from './Notices';
export { noticesCleared, noticesSlice, noticeShown, pageShown } from './noticesSlice';
