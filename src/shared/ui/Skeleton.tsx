import type { ReactNode } from 'react';
import css from './Skeleton.module.css';

interface SkeletonProps {
  className?: string | undefined;
  children?: ReactNode;
}

/** Takes the place of loading content. CSS shows the message after five seconds, even before any script has run. */
export function Skeleton({ className, children }: SkeletonProps) {
  const classes = [css.skeleton, children === undefined ? css.solid : undefined, className];
  return (
    <div className={classes.filter(Boolean).join(' ')} role="group" aria-busy="true" aria-label="Loading">
      {children}
      <p className={`${css.words} screen-only`}>Still loading. Your connection or the media service is slow.</p>
    </div>
  );
}
