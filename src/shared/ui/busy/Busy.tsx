import type { ReactNode } from 'react';
import css from './Busy.module.css';

interface BusyProps {
  /** Gives the skeleton the size of the content. */
  className?: string | undefined;
  children?: ReactNode;
}

/** A skeleton: one block, or one for each span in it. After a long wait it says so in words, also before any script has run. */
export function Busy({ className, children }: BusyProps) {
  return (
    <div
      className={[css.busy, children === undefined ? css.block : '', className].filter(Boolean).join(' ')}
      role="group"
      aria-busy="true"
      aria-label="Loading"
    >
      {children}
      <p className={css.words}>Still loading. Your connection is slow, or the media service takes its time.</p>
    </div>
  );
}
