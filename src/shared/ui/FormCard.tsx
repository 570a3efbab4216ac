import type { ReactNode } from 'react';
import css from './FormCard.module.css';

interface WithChildren {
  children: ReactNode;
}

/** Reserves the form's height, so that nothing shifts when it loads. */
export function FormCard({ size, children }: WithChildren & { size: 'shortest' | 'long' | 'longest' }) {
  return (
    <div className={`card ${css.card}`} data-size={size}>
      {children}
    </div>
  );
}

export function FormFields({ children }: WithChildren) {
  return <div className={css.fields}>{children}</div>;
}

export function FormGroup({ legend, disabled, children }: WithChildren & { legend: string; disabled?: boolean }) {
  return (
    <fieldset className={css.group} disabled={disabled}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

export function FullWidthRow({ children }: WithChildren) {
  return <div className={css.whole}>{children}</div>;
}

export function FormActions({ children }: WithChildren) {
  return <div className="toolbar">{children}</div>;
}
