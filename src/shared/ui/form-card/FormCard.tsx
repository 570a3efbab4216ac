import type { ReactNode } from 'react';
import css from './FormCard.module.css';

interface WithChildren {
  children: ReactNode;
}

/** The sheet that a form stands on. It is as high as the form from the beginning, so that nothing moves when that arrives. */
export function FormCard({ size, children }: WithChildren & { size: 'shortest' | 'short' | 'long' | 'longest' }) {
  return (
    <div className={css.card} data-size={size}>
      {children}
    </div>
  );
}

/** Fields beside each other, two in a row where there is room. */
export function FormFields({ children }: WithChildren) {
  return <div className={css.fields}>{children}</div>;
}

/** Fields that belong together, under their common name. */
export function FormGroup({ legend, children }: WithChildren & { legend: string }) {
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** A field that needs the whole width. */
export function WholeRow({ children }: WithChildren) {
  return <div className={css.whole}>{children}</div>;
}

/** What a form ends with. */
export function FormActions({ children }: WithChildren) {
  return <div className={css.actions}>{children}</div>;
}
