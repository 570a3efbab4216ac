import { startTransition, useEffect, useState } from 'react';

/** The value as it was drawn last: it follows once the frame with the newer one is on the screen. */
export function useAfterPaint<T>(newest: T): T {
  const [drawn, setDrawn] = useState(newest);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // A task of its own comes after the frame has been drawn.
      timer = setTimeout(() => {
        startTransition(() => {
          setDrawn(newest);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [newest]);
  return drawn;
}
