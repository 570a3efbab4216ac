import { useEffect, useState } from 'react';
import css from './RequestProgress.module.css';

/** Shorter waits show nothing, to avoid flicker. */
const SHOW_AFTER_MS = 150;

export function RequestProgress({ running }: { running: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      setShown(true);
    }, SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [running]);

  return shown ? <div className={`${css.progress} screen-only`} role="progressbar" aria-label="Loading" /> : null;
}
