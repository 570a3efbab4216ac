import { Outlet } from 'react-router-dom';
import { ClockNotice } from '../session/ClockNotice';
import { SessionKeeper } from '../session/SessionKeeper';

/** Around every screen of the media area, beside the bar that stands over public ones, too. */
export function MediaLayout() {
  return (
    <>
      <ClockNotice />
      <Outlet />
      <SessionKeeper />
    </>
  );
}
