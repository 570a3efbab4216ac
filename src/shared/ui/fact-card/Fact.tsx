import type { ReactNode } from 'react';
import css from './FactCard.module.css';

interface FactProps {
  label: string;
  /** The fact as text; a blank one reads "Not provided". */
  value: string;
  /** How it is shown where there is one, if not as its text. */
  children?: ReactNode;
}

export function Fact({ label, value, children = value }: FactProps) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>{value === '' ? <span className={css.none}>Not provided</span> : children}</dd>
    </div>
  );
}
