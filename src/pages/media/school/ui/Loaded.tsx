import type { ReactNode } from 'react';
import { describeError } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { SchoolSkeleton } from './SchoolFrame';

interface LoadedProps<T> {
  query: {
    currentData?: T | undefined;
    isError: boolean;
    isFetching: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
  /** Heads the panel that stands in its place when it cannot be loaded. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** What a query has loaded, or how that stands. */
export function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  if (query.currentData !== undefined) return children(query.currentData);
  if (!query.isError || query.isFetching) return <SchoolSkeleton />;
  return (
    <ErrorPanel heading={failed} onRetry={() => void query.refetch()}>
      {describeError(query.error)}
    </ErrorPanel>
  );
}
