import type { ReactNode } from 'react';
import css from './Skeleton.module.css';

interface SkeletonProps {
  className?: string | undefined;
  /** How many gray shapes to show, in place of children. */
  bones?: number;
  children?: ReactNode;
}

/** Takes the place of loading content. CSS shows the message after five seconds, even before any script has run. */
export function Skeleton({ className, bones = 0, children }: SkeletonProps) {
  const classes = [css.skeleton, children === undefined && bones === 0 ? css.solid : undefined, className];
  return (
    <div className={classes.filter(Boolean).join(' ')} role="group" aria-busy="true" aria-label="Loading">
      {Array.from({ length: bones }, (_, bone) => (
        <span key={bone} />
      ))}
      {children}
      <p className={`${css.words} screen-only`}>Still loading. Your connection or the media service is slow.</p>
    </div>
  );
}
