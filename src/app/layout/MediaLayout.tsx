import { Outlet } from 'react-router-dom';
import { ScreenBoundary } from '../routing/ScreenBoundary';
import { ClockNotice } from '../session/ClockNotice';
import { SessionKeeper } from '../session/SessionKeeper';

export function MediaLayout() {
  return (
    <>
      <ClockNotice />
      {/* A page that fails to load leaves the navigation in place. */}
      <ScreenBoundary>
        <Outlet />
      </ScreenBoundary>
      <SessionKeeper />
    </>
  );
}
