import css from './MenuScrim.module.css';

/** Covers the page under an open menu: a tap there only closes the menu; the popover's own dismissal would also press a link there. */
export function MenuScrim({ menuId }: { menuId: string }) {
  return (
    <button
      type="button"
      className={css.scrim}
      popoverTarget={menuId}
      popoverTargetAction="hide"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
