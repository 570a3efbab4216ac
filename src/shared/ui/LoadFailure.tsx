import { describeError } from '@/shared/api';
import { ErrorPanel } from './ErrorPanel';

interface LoadFailureProps {
  /** Completes "We couldn’t load …". */
  what: string;
  error: unknown;
  onRetry: () => unknown;
}

/** Takes the place of content that could not be loaded, and says why. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  return (
    <ErrorPanel heading={`We couldn’t load ${what}`} onRetry={() => void onRetry()}>
      {describeError(error)}
    </ErrorPanel>
  );
}
