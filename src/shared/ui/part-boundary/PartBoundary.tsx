import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';

/** Around a card or another part of a page: should it fail, the rest of the page stands. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <Alert>
          This part of the page could not be shown.{' '}
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
