import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { closePopover } from './closePopover';
import css from './SiteHeader.module.css';

/** A disclosure of plain links, not role=menu. As a native popover it works before any script has loaded. */
export function NavMenu({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    closePopover(panel.current);
  }, [key]);

  return (
    <li className={css.item}>
      <button type="button" className={css.menuButton} popoverTarget={id}>
        {label}
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
