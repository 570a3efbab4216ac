import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';

export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <Alert>
          We couldn’t show this part of the page.{' '}
          <Button
            size="small"
            onClick={() => {
              resetErrorBoundary();
            }}
          >
            Try again
          </Button>
        </Alert>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
