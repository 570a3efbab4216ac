import type { ReactNode } from 'react';
import { ScreenBoundary } from '../routing/ScreenBoundary';
import { ClockNotice } from '../session/ClockNotice';
import { SessionKeeper } from '../session/SessionKeeper';

export function MediaLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ClockNotice />
      {/* A page that fails to load leaves the navigation in place. */}
      <ScreenBoundary>{children}</ScreenBoundary>
      <SessionKeeper />
    </>
  );
}
