import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/icon';
import css from './Alert.module.css';

interface AlertProps {
  /** `error` interrupts a screen reader (role alert); the others are announced when it is idle (role status). */
  tone?: 'error' | 'warning' | 'success' | 'info';
  /** Interrupts in any tone: for what the specification calls an alert. */
  urgent?: boolean;
  children: ReactNode;
  onDismiss?: () => void;
}

const icons = { error: 'alert', warning: 'alert', success: 'check', info: 'info' } as const;

/** What the specification calls an alert: a message in the page, never a window of the browser. */
export function Alert({ tone = 'error', urgent = tone === 'error', children, onDismiss }: AlertProps) {
  return (
    <div className={css.alert} data-tone={tone} role={urgent ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className={css.body}>{children}</div>
      {onDismiss === undefined ? null : (
        <button type="button" className={css.dismiss} onClick={onDismiss} aria-label="Dismiss">
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
