import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const paper = (): MediaQueryList => window.matchMedia('print');
let isOnItsWay = false;

function subscribe(onChange: () => void): () => void {
  // Renders synchronously, because the browser captures the page as soon as this returns.
  const showNow = (isPrinting: boolean) => () => {
    isOnItsWay = isPrinting;
    flushSync(onChange);
  };
  const begin = showNow(true);
  const end = showNow(false);
  const query = paper();
  query.addEventListener('change', onChange);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    query.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed, so that paginated lists show all their entries. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOnItsWay || paper().matches,
    () => false,
  );
}
