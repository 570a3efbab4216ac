import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { PanelFrame } from '@/shared/ui/panel-frame';
import css from './ErrorPanel.module.css';

interface ErrorPanelProps {
  heading: string;
  children: ReactNode;
  onRetry?: () => void;
  /** Instead of trying again. */
  action?: ReactNode;
}

export function ErrorPanel({ heading, children, onRetry, action }: ErrorPanelProps) {
  return (
    <PanelFrame tone="danger" role="alert">
      <h2>{heading}</h2>
      <div className={css.text}>{children}</div>
      {onRetry === undefined ? null : (
        <Button onClick={onRetry}>
          <Icon name="refresh" />
          Try again
        </Button>
      )}
      {action}
    </PanelFrame>
  );
}
