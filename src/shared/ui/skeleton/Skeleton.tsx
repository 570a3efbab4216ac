import type { ReactNode } from 'react';
import css from './Skeleton.module.css';

interface SkeletonProps {
  /** The size of the content to come; the shade is the skeleton's own. */
  className?: string | undefined;
  /** Spans are the shapes; without any, the skeleton itself is one. */
  children?: ReactNode;
}

/** Stands in for content that is loading, and says so in words after a while, even before any script has run. */
export function Skeleton({ className, children }: SkeletonProps) {
  const look = [css.skeleton, children === undefined ? css.solid : undefined, className];
  return (
    <div className={look.filter(Boolean).join(' ')} role="group" aria-busy="true" aria-label="Loading">
      {children}
      <p className={css.words}>Still loading. Your connection or the media service is slow.</p>
    </div>
  );
}
