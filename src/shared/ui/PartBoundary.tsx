import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Alert } from './Alert';

export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <Alert onRetry={() => resetErrorBoundary()}>We couldn’t show this part of the page.</Alert>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
