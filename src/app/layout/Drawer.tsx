import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import drawer from './Drawer.module.css';

/** Returns a `ref` for a menu, and closes the menu when the user goes to another page. */
export function useClosingPopover<T extends HTMLElement = HTMLElement>(): RefObject<T | null> {
  const popover = useRef<T>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Leaves the menu as it is when the scripts start: the user may have opened it before.
    if (shown.current === key) return;
    shown.current = key;
    const element: HTMLElement | null = popover.current;
    // In browsers without popovers, the menus always show and can't be hidden.
    if (element !== null && 'hidePopover' in element) element.hidePopover();
  }, [key]);
  return popover;
}

/**
 * Covers the page behind an open menu, so that a tap there only closes the menu. With the popover's own light dismiss,
 * the tap would also activate a link under it.
 */
export function MenuScrim({ menuId }: { menuId: string }) {
  return (
    <button
      type="button"
      className={drawer.scrim}
      popoverTarget={menuId}
      popoverTargetAction="hide"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
