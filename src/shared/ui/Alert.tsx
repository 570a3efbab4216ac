import type { ReactNode } from 'react';
import { focusAfter } from '@/shared/lib/focus';
import { Button } from './Button';
import { Icon } from './Icon';
import css from './Alert.module.css';

interface AlertProps {
  /** By default, `error` interrupts screen readers (role alert), and the others wait (role status). */
  tone?: 'error' | 'warning' | 'success' | 'info';
  urgent?: boolean;
  /** For an alert that is on the page from the start: screen readers need not announce it. */
  isNote?: boolean;
  children: ReactNode;
  action?: ReactNode;
  /** Shows a “Try again” button. */
  onRetry?: (() => void) | undefined;
  onDismiss?: () => void;
}

const icons = { error: 'alert', warning: 'alert', success: 'check', info: 'info' } as const;

export function Alert(props: AlertProps) {
  const { tone = 'error', urgent = tone === 'error', isNote = false, children, action, onRetry, onDismiss } = props;
  const role = isNote ? {} : { role: urgent ? 'alert' : 'status' };
  const hasAction = action !== undefined && action !== null;
  return (
    <div className={css.alert} data-tone={tone} data-note={isNote ? '' : undefined} {...(hasAction ? {} : role)}>
      <Icon name={icons[tone]} />
      <div className={css.body} {...(hasAction ? role : {})}>
        {children}
      </div>
      {action}
      {onRetry === undefined ? null : (
        <Button size="small" onClick={(event) => focusAfter(event, onRetry)}>
          Try again
        </Button>
      )}
      {onDismiss === undefined ? null : (
        <button
          type="button"
          className={css.dismiss}
          onClick={(event) => focusAfter(event, onDismiss)}
          aria-label="Dismiss"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
