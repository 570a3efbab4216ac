import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'react-redux';

const DELAY_MS = 100;

/**
 * Rerenders only after the value has been stable for 100 ms.
 * @param select a stable function
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the selector says what it reads of the state
export function useDebouncedSelector<State, Selected>(select: (state: State) => Selected): Selected {
  const store = useStore<State>();
  const [selected, setSelected] = useState(() => select(store.getState()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = select(store.getState());
    const settle = (): void => {
      startTransition(() => setSelected(latest));
    };
    settle();
    const unsubscribe = store.subscribe(() => {
      const next = select(store.getState());
      if (Object.is(next, latest)) return;
      latest = next;
      clearTimeout(timer);
      timer = setTimeout(settle, DELAY_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store, select]);
  return selected;
}
