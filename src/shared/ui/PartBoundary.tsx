import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Alert } from './Alert';
import { Button } from './Button';

export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <Alert>
          We couldn’t show this part of the page.{' '}
          <Button size="small" onClick={() => resetErrorBoundary()}>
            Try again
          </Button>
        </Alert>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
