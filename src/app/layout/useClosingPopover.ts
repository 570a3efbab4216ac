import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

export function useClosingPopover<T extends HTMLElement = HTMLElement>(): RefObject<T | null> {
  const popover = useRef<T>(null);
  const { key } = useLocation();
  useEffect(() => {
    const element: HTMLElement | null = popover.current;
    // In browsers without popovers, the menus always show and can't be hidden.
    if (element !== null && 'hidePopover' in element) element.hidePopover();
  }, [key]);
  return popover;
}
