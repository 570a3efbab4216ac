export { Notices } from './Notices';
export { noticesSlice, noticeShown, pageShown } from './noticesSlice';
