import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { UnexpectedErrorPage } from '@/pages/error/unexpected/UnexpectedErrorPage';
import { resetFailedPages } from './lazyPage';

export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={UnexpectedErrorPage} resetKeys={[pathname]} onReset={resetFailedPages}>
      {children}
    </ErrorBoundary>
  );
}
