import { useEffect, useRef, type RefObject } from 'react';

/** @param block `nearest` leaves the page where it is if the heading is in sight */
export function useFocusedHeading(block: 'center' | 'nearest' = 'center'): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block });
  }, [block]);
  return heading;
}
