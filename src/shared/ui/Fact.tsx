import type { ReactNode } from 'react';
import css from './FactCard.module.css';

interface FactProps {
  label: string;
  value: string;
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
