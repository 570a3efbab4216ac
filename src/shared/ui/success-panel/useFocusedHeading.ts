import { useEffect, useRef, type RefObject } from 'react';

/** For the heading of what takes a form's place: the focus goes there, and the heading to the middle of the screen. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return heading;
}
