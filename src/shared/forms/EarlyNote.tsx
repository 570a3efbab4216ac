import css from './PortalForm.module.css';

/** Shown while a form that is in its document is submitted before the portal runs (build/inline/holdSubmit.ts). */
export function EarlyNote() {
  return (
    <p role="status" className={css.early}>
      The page is still loading. We’ll finish this as soon as it’s ready.
    </p>
  );
}
