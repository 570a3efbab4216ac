import { useId, type ReactNode } from 'react';
import css from './SiteHeader.module.css';
import { useClosingPopover } from './useClosingPopover';

/** A disclosure of plain links, not role=menu. As a native popover it works before any script has loaded. */
export function NavMenu({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  const panel = useClosingPopover<HTMLDivElement>();

  return (
    <li className={css.item}>
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
