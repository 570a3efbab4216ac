import { startTransition, useEffect, useState } from 'react';

/**
 * Follows `isLoaded` in a transition, so that React renders the loaded content in short pieces, not in one long task.
 * With `useDeferredValue`, a large grid could not show its first rows before the others.
 */
export function useShownInTransition(isLoaded: boolean): boolean {
  const [isShown, setShown] = useState(isLoaded);
  useEffect(() => {
    startTransition(() => setShown(isLoaded));
  }, [isLoaded]);
  return isShown;
}
