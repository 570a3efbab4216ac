import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a heading and scrolls to it on mount. @param block with `nearest`, the page does not scroll if the heading is in view */
export function useFocusedHeading(block: 'center' | 'nearest' = 'center'): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block });
  }, [block]);
  return heading;
}
