import { useId, type ReactNode } from 'react';
import css from './FactCard.module.css';

interface FactCardProps {
  heading: string;
  /** Controls beside the heading. */
  actions?: ReactNode;
  /** `Fact`s. */
  children: ReactNode;
}

/** A card of labelled facts. */
export function FactCard({ heading, actions, children }: FactCardProps) {
  const headingId = useId();
  return (
    <section className={css.card} aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId}>{heading}</h2>
        {actions}
      </div>
      <dl className={css.facts}>{children}</dl>
    </section>
  );
}

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
