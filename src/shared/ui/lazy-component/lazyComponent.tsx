import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '@/shared/lib/load-chunk';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';

const loaders: (() => Promise<void>)[] = [];

/** Loads the code of every lazy component that is known so far. */
export async function loadLazyComponents(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}

/**
 * A component whose code loads after the first paint, such as a form; prerendered documents show its fallback. If the code
 * fails to load, the rest of the page stays as it is (REL-5).
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= await loadChunk(load));
  loaders.push(async () => {
    await loadOnce();
  });

  function LazyComponent({ fallback, ...props }: Props & { fallback: ReactNode }) {
    const [Component, setComponent] = useState(() => loaded);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (Component !== undefined || failed) return undefined;
      let isUnmounted = false;
      loadOnce().then(
        (component) => {
          if (!isUnmounted) setComponent(() => component);
        },
        () => {
          if (!isUnmounted) setFailed(true);
        },
      );
      return () => {
        isUnmounted = true;
      };
    }, [Component, failed]);

    if (Component !== undefined) return <Component {...(props as unknown as Props)} />;
    if (!failed) return fallback;
    return (
      <Alert>
        This part of the page could not be loaded. Please check your connection.{' '}
        <Button
          size="small"
          onClick={() => {
            setFailed(false);
          }}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  /** Loads the code before the component is shown, which reports a failure. */
  LazyComponent.preload = (): void => {
    void loadOnce().catch(() => undefined);
  };
  return LazyComponent;
}
