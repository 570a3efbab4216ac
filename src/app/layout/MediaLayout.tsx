import { Outlet } from 'react-router-dom';
import { ScreenBoundary } from '../routing/ScreenBoundary';
import { ClockNotice } from '../session/ClockNotice';
import { SessionKeeper } from '../session/SessionKeeper';

/** Around every screen of the media area, beside the bar that stands over public ones, too. */
export function MediaLayout() {
  return (
    <>
      <ClockNotice />
      {/* Within the frame: a page whose code is not there leaves the navigation. */}
      <ScreenBoundary>
        <Outlet />
      </ScreenBoundary>
      <SessionKeeper />
    </>
  );
}
