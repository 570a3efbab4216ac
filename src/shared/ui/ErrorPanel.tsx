import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectIsOffline } from '@/shared/lib/connection';
import { focusAfter } from '@/shared/lib/focus';
import { Button } from './Button';
import { Icon } from './Icon';
import { PanelFrame } from './PanelFrame';
import css from './PanelFrame.module.css';

interface ErrorPanelProps {
  heading: string;
  children: ReactNode;
  onRetry?: () => void;
  /** A control to offer instead of "Try again". */
  action?: ReactNode;
}

export function ErrorPanel({ heading, children, onRetry, action }: ErrorPanelProps) {
  // Shows a different message when content is missing because the device is offline, not because the service failed.
  const isOffline = useSelector(selectIsOffline) && onRetry !== undefined;
  return (
    <PanelFrame tone="danger" role="alert">
      <h2>{isOffline ? 'Not available offline' : heading}</h2>
      <div className={`quiet ${css.text} ${css.lines}`}>
        {isOffline ? 'This hasn’t been loaded in this browser yet. It loads as soon as you’re back online.' : children}
      </div>
      {onRetry === undefined ? null : (
        <Button onClick={(event) => focusAfter(event, onRetry)}>
          <Icon name="refresh" />
          Try again
        </Button>
      )}
      {action}
    </PanelFrame>
  );
}
