import { Outlet } from 'react-router-dom';
import { ScreenBoundary } from '../routing/ScreenBoundary';
import { ClockNotice } from '../session/ClockNotice';
import { SessionKeeper } from '../session/SessionKeeper';
import { MediaNav } from './MediaNav';

/** Around every screen of the media area. */
export function MediaLayout() {
  return (
    <>
      <MediaNav />
      <ClockNotice />
      {/* Within the frame: a page whose code is not there leaves the navigation. */}
      <ScreenBoundary>
        <Outlet />
      </ScreenBoundary>
      <SessionKeeper />
    </>
  );
}
