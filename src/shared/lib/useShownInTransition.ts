import { startTransition, useEffect, useState } from 'react';

/**
 * Turns true in a transition, so that React renders what has loaded in short pieces, not in one long task.
 * With `useDeferredValue`, a large grid would not show its first rows before the others.
 */
export function useShownInTransition(isLoaded: boolean): boolean {
  const [isShown, setShown] = useState(isLoaded);
  useEffect(() => {
    startTransition(() => {
      setShown(isLoaded);
    });
  }, [isLoaded]);
  return isShown;
}
