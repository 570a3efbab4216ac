import { lazy, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { UnexpectedErrorPage } from '@/pages/error/unexpected/UnexpectedErrorPage';
import { safeSessionStorage } from '@/shared/lib/storage';
import { loadChunk } from '@/shared/lib/load-chunk';
import { makeSignal } from '@/shared/lib/signal';

const KEY = 'reloadedForRelease';

/** Reloads the page once to get the new release: a tab with an old release requests files that no longer exist (REL-5). */
function reloadForRelease(): boolean {
  if (!navigator.onLine || safeSessionStorage.read(KEY) !== undefined) return false;
  // Doesn't reload if it can't store the marker: without it, the page might reload endlessly.
  if (!safeSessionStorage.write(KEY, new Date().toISOString())) return false;
  window.location.reload();
  return true;
}

export interface LazyPage {
  Page: ComponentType;
  /** Loads the code, so that Page renders synchronously, as prerendering and hydration require. */
  preload: () => Promise<unknown>;
}

const never = new Promise<never>(() => undefined);

const resets = new Set<() => void>();

function resetFailedPages(): void {
  for (const reset of resets) reset();
  resets.clear();
}

export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={UnexpectedErrorPage} resetKeys={[pathname]} onReset={resetFailedPages}>
      {children}
    </ErrorBoundary>
  );
}

let loading = 0;
const { tell, listen } = makeSignal();

function count(change: 1 | -1): void {
  loading += change;
  tell();
}

async function countWhileLoading<T>(code: Promise<T>): Promise<T> {
  // Counts in a later task: loading starts during a render, when other components must not update.
  let discount = (): void => undefined;
  const timer = setTimeout(() => {
    count(1);
    discount = () => count(-1);
  });
  try {
    return await code;
  } finally {
    clearTimeout(timer);
    discount();
  }
}

export function useIsPageLoading(): boolean {
  return useSyncExternalStore(
    listen,
    () => loading > 0,
    () => false,
  );
}

/**
 * `isFrame` is for a layout, which loads along with its page. A layout must not clear the reload marker: if the page itself
 * then fails to load, the browser would reload endlessly.
 */
export function lazyPage(load: () => Promise<ComponentType>, { isFrame = false } = {}): LazyPage {
  let loaded: ComponentType | undefined;
  const loadOnce = async (): Promise<ComponentType> => {
    try {
      loaded ??= await loadChunk(load);
      if (!isFrame && typeof window !== 'undefined') safeSessionStorage.remove(KEY);
      return loaded;
    } catch (error) {
      // Suspends until the page reloads.
      if (!isFrame && reloadForRelease()) return never;
      throw error;
    }
  };
  // React caches a lazy component's failure, so a retry needs a new lazy component.
  const makeSuspending = () =>
    lazy(async () => {
      try {
        return { default: await countWhileLoading(loadOnce()) };
      } catch (error) {
        // Replaces the component only when the error boundary resets: React would otherwise retry in a loop.
        resets.add(() => {
          Suspending = makeSuspending();
        });
        throw error;
      }
    });
  let Suspending = makeSuspending();

  function Page() {
    // Fixed at mount: changing the component type would lose its state.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Suspending);
    return <Chosen />;
  }

  return { Page, preload: loadOnce };
}
