import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '@/shared/lib/load-chunk';
import { Alert } from './Alert';

const loaders: (() => Promise<unknown>)[] = [];

/** Loads all lazy components, including those that are declared in the chunk of another one. */
export async function loadLazyComponents(): Promise<void> {
  for (let loaded = 0; loaded < loaders.length;) {
    const next = loaders.slice(loaded);
    loaded = loaders.length;
    await Promise.all(next.map((load) => load()));
  }
}

/** Makes a component that loads after the first paint; if loading fails, the rest of the page stays (REL-5). */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= await loadChunk(load));
  loaders.push(loadOnce);

  function LazyComponent({ fallback, ...props }: Props & { fallback: ReactNode }) {
    const [Component, setComponent] = useState(() => loaded);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (Component !== undefined || failed) return;
      loadOnce().then(
        // In a transition, because antd's table would block the page for 200 ms on a CPU throttled 4x.
        (component) => startTransition(() => setComponent(() => component)),
        () => setFailed(true),
      );
    }, [Component, failed]);

    if (Component !== undefined) return <Component {...(props as unknown as Props)} />;
    if (!failed) return fallback;
    return (
      <Alert onRetry={() => setFailed(false)}>
        We couldn’t load this part of the page. Check your connection and try again.
      </Alert>
    );
  }
  LazyComponent.preload = (): void => {
    void loadOnce().catch(() => undefined);
  };
  return LazyComponent;
}
