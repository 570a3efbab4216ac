import { useEffect, useEffectEvent } from 'react';

/** Runs the task of the latest render when the component unmounts, and at no other time. */
export function useOnLeave(task: () => void): void {
  const leave = useEffectEvent(task);
  useEffect(() => () => leave(), []);
}
