import type { ReactNode } from 'react';
import css from './Busy.module.css';

interface BusyProps {
  /** How the place looks that the content will take. */
  className?: string | undefined;
  children?: ReactNode;
}

/** Bones: the place of what is on its way. It says so, and in words to everyone once the wait is long, also before any script. */
export function Busy({ className, children }: BusyProps) {
  return (
    <div className={[css.busy, className].filter(Boolean).join(' ')} role="group" aria-busy="true" aria-label="Loading">
      {children}
      <p className={css.words}>Still loading. Your connection is slow, or the media service takes its time.</p>
    </div>
  );
}
