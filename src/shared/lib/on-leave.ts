import { useEffect, useEffectEvent } from 'react';

/** Runs the latest task when the component is left, and at no other time. */
export function useOnLeave(task: () => void): void {
  const leave = useEffectEvent(task);
  useEffect(
    () => () => {
      leave();
    },
    [],
  );
}
