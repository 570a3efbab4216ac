import { Outlet } from 'react-router-dom';
import { ClockNotice } from '../session/ClockNotice';
import { SessionKeeper } from '../session/SessionKeeper';
import { MediaNav } from './MediaNav';

/** Around every screen of the media area. */
export function MediaLayout() {
  return (
    <>
      <MediaNav />
      <ClockNotice />
      <Outlet />
      <SessionKeeper />
    </>
  );
}
