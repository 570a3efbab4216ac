import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import drawer from './Drawer.module.css';
import css from './SiteHeader.module.css';

/** For the `ref` of a menu, which closes when its user goes to another page. */
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

/** A disclosure of plain links, not role=menu. As a native popover it works before any script has loaded. */
export function NavMenu({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  const panel = useClosingPopover<HTMLDivElement>();

  return (
    <li>
      <button type="button" className={css.menuButton} popoverTarget={id}>
        <span>{label}</span>
        <svg className={css.chevron} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </svg>
      </button>
      <p className={css.groupTitle}>{label}</p>
      <div id={id} ref={panel} popover="auto" className={wide ? `${css.panel} ${css.wide}` : css.panel}>
        <ul className={css.panelList}>{children}</ul>
      </div>
    </li>
  );
}
