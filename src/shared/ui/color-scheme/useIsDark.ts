import { useSyncExternalStore } from 'react';
import { useSchemeChoice } from './colorScheme';

const system = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const query = system();
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

export function useIsDark(): boolean {
  const choice = useSchemeChoice();
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => system().matches,
    () => false,
  );
  return choice === 'system' ? systemIsDark : choice === 'dark';
}
