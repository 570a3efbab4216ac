import css from './MenuScrim.module.css';

/** Below an open menu. A tap beside the menu only closes it: a popover's own dismissal would also press what lies there. */
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
